import { formatWholeNumber } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, styled, tokens } from '@programme/ui';
import type { EntryFilter } from './entry-filter';
import { textGroup, textGroupIds } from './text-groups';

type Props = {
  readonly open: EntryFilter['group'];
  /** How many texts each screen has under the other filters. */
  readonly counts: ReadonlyMap<EntryFilter['group'], number>;
  readonly onOpen: (group: EntryFilter['group']) => void;
};

/** The screens with the number of their texts; one is open. Where there is room, in place of the filter's choice. */
export function GroupList({ open, counts, onOpen }: Props) {
  const { translate, preferences } = useShell();
  return (
    <Box component="nav" aria-label={translate('translations.part')} sx={place}>
      {(['all', ...textGroupIds] as const).map((group) => {
        const count = counts.get(group) ?? 0;
        return (
          <GroupButton key={group} type="button" aria-current={group === open} onClick={() => onOpen(group)}>
            <span>{translate(group === 'all' ? 'translations.part.all' : textGroup(group).name)}</span>
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {formatWholeNumber(count, preferences.language)}
            </Box>
          </GroupButton>
        );
      })}
    </Box>
  );
}

const place = {
  position: 'sticky',
  top: tokens.headerHeight + 12,
  alignSelf: 'start',
  maxHeight: `calc(100vh - ${tokens.headerHeight + 24}px)`,
  overflowY: 'auto',
} as const;

const { color, radius } = tokens;

const GroupButton = styled('button')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 8,
  width: '100%',
  minHeight: 36,
  padding: '7px 10px',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'left',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.neutral },
  '&:focus-visible': { outline: `2px solid ${color.brandText}`, outlineOffset: -2 },
  '&[aria-current=true]': { backgroundColor: color.mint, color: color.brandText, fontWeight: 600 },
});
