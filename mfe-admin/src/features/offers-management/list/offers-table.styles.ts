import { styled, tokens, visuallyHidden } from '@programme/ui';
import { RecordsTable } from '../../../shared/records-table';

const { color } = tokens;

const hidden = { display: 'none' };

/**
 * The list in the width that it has, by container queries in rem, as larger text needs more room. With less room initials
 * stand for creators, the day of creation moves under the last valid day and the currency stays with the amounts, then
 * code and creator leave (the offer's page has them), then the last valid day moves under the status. On a phone each
 * offer is a card.
 */
export const OffersGrid = styled(RecordsTable)(({ theme }) => ({
  'th, td': { padding: '8px 10px', whiteSpace: 'nowrap' },
  'thead th:first-of-type, tbody th': { paddingLeft: 16 },
  'thead th:last-of-type, tbody td:last-of-type': { paddingRight: 10 },
  // The client has all the room that the other columns leave; long names wrap.
  'tbody th': { width: '100%', maxWidth: 0, minWidth: 120, whiteSpace: 'normal' },
  'tbody tr[data-offer]': { cursor: 'pointer' },
  'tbody tr[data-offer]:hover': { backgroundColor: `color-mix(in srgb, ${color.neutral} 55%, transparent)` },
  'tbody th a': { color: 'inherit', textDecorationColor: 'transparent' },
  'tbody tr:hover th a, tbody th a:focus-visible': { textDecorationColor: color.accent },
  'tbody tr[data-changed] th': { boxShadow: `inset 3px 0 ${color.accent}` },
  small: {
    display: 'block',
    fontSize: '0.8125rem',
    fontWeight: 400,
    lineHeight: 1.4,
    color: theme.palette.text.secondary,
  },
  'small[data-mark]': { color: color.accent, fontWeight: 600 },
  '[data-column=totals]': { textAlign: 'right' },
  '[data-column=status] small': { marginTop: 2 },
  '.MuiIconButton-root': { width: 34, height: 34 },
  '[data-code]': { display: 'inline-block', width: '12ch', whiteSpace: 'normal' },
  'td[data-column=password] > *': { flexWrap: 'nowrap' },
  '[data-narrow]': hidden,
  // With a pointer that can hover; a finger finds the same in the menu.
  '@media (hover: hover)': {
    '[data-quick]': { opacity: 0, transition: `opacity ${tokens.motion}` },
    'tr:hover [data-quick], tr:focus-within [data-quick]': { opacity: 1 },
  },
  '@container (max-width: 74rem)': {
    'th, td': { paddingInline: 7 },
    '[data-name]': visuallyHidden,
  },
  // Without the rail at 1440 px and more all columns have room (decision B37).
  '@container (max-width: 68.75rem)': {
    '[data-column=created], [data-column=currency]': hidden,
    'small[data-narrow=created]': { display: 'block' },
  },
  '@container (max-width: 65.5625rem)': {
    '[data-masked]': hidden,
    '.MuiIconButton-root': { width: 30, height: 34 },
  },
  '@container (max-width: 54.9375rem)': {
    '[data-column=password], [data-column=creator]': hidden,
  },
  '@container (max-width: 43.6875rem)': {
    '[data-column=validUntil]': hidden,
    'small[data-narrow=validUntil]': { display: 'block' },
    'small[data-wide]': hidden,
    'td[data-column=actions] > *': { display: 'grid', gridTemplateColumns: 'auto auto', justifyContent: 'end' },
    'td[data-column=totals] dl': { gridTemplateColumns: '1fr' },
  },
  '@container (max-width: 28.6875rem)': {
    display: 'block',
    thead: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    tbody: { display: 'block' },
    'tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: 16,
      rowGap: 10,
      padding: '16px 16px 8px',
      borderBottom: `1px solid ${theme.palette.divider}`,
      '&:last-of-type': { borderBottom: 0 },
    },
    'tbody tr > *, tbody tr > [data-column]': {
      display: 'block',
      maxWidth: 'none',
      padding: 0,
      border: 0,
      textAlign: 'left',
      whiteSpace: 'normal',
    },
    'tbody th, tbody td:last-of-type, [data-column=password], [data-column=totals]': { gridColumn: '1 / -1' },
    'tbody th': { fontSize: '1.0625rem' },
    'tbody tr > [data-column=currency]': hidden,
    'tbody [data-column=creator]': { gridArea: '2 / 2', justifySelf: 'end', '&&::before': hidden },
    'tbody small[data-narrow]': hidden,
    'tbody small[data-wide]': { display: 'block' },
    'td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      fontSize: '0.8125rem',
      color: theme.palette.text.secondary,
    },
    '[data-name]': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none', whiteSpace: 'normal' },
    'td[data-column=totals] dl': { gridTemplateColumns: '1fr auto' },
    '[data-code]': { width: '17ch', whiteSpace: 'nowrap' },
    '[data-masked]': { display: 'inline-block' },
    '.MuiIconButton-root': { width: 40, height: 40 },
    '&& [data-quick]': { opacity: 1 },
    // Its icons stand over the edge of the text above by their own padding.
    'tbody td[data-column=actions] > *': { display: 'flex', justifyContent: 'flex-start', marginLeft: -8 },
  },
}));
