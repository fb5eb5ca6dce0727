import { styled } from '@programme/ui';

/** A row of tabs under which lies what the open one shows: links where each is an address, else buttons. */
export const TabRow = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  // Its own hairline, which the mark of the open tab covers.
  boxShadow: `inset 0 -1px 0 ${theme.palette.divider}`,
  scrollbarWidth: 'none',
  '& [role=tab]': {
    flexShrink: 0,
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    padding: '0 14px',
    border: 0,
    background: 'none',
    color: theme.palette.text.secondary,
    fontFamily: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 550,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { color: theme.palette.text.primary },
    '&:focus-visible': {
      outline: `2px solid ${theme.palette.primary.main}`,
      outlineOffset: -3,
      borderRadius: theme.shape.borderRadius,
    },
    '&[aria-selected=true]': {
      color: theme.palette.primary.dark,
      fontWeight: 650,
      boxShadow: `inset 0 -3px 0 ${theme.palette.primary.main}`,
    },
    '&[aria-disabled=true]': { color: theme.palette.text.disabled, cursor: 'default' },
  },
}));
