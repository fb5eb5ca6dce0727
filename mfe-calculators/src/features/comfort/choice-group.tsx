import type { ReactNode } from 'react';
import { Box, styled, Typography } from '@programme/ui';
import { useRadioGroup } from '@programme/ui/radio-group';

export type Choice<Value extends string | number> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** Below the label, over the card's whole width. */
  readonly details?: ReactNode;
};

type Props<Value extends string | number> = {
  readonly legend: ReactNode;
  readonly explanation?: ReactNode;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** How many cards stand beside each other where the group is narrow, and where it is wide. */
  readonly columns: readonly [narrow: number, wide: number];
};

/** One of several, as cards. The chosen one has a filled radio and a heavier edge, not only a colour. */
export function ChoiceGroup<Value extends string | number>(props: Props<Value>) {
  const { legend, explanation, choices, chosen, onChoose, columns } = props;
  const [narrow, wide] = columns;
  const { group, radio } = useRadioGroup({ values: choices.map(({ value }) => value), chosen, onChoose });
  return (
    <Box component="fieldset" ref={group} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontSize: '0.9rem', fontWeight: 600, p: 0, mb: 1 }}>
        <span>{legend}</span>
        {explanation !== undefined && (
          <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
            {explanation}
          </Box>
        )}
      </Typography>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'grid',
            gap: 1.25,
            gridTemplateColumns: 'minmax(0, 1fr)',
            '@container (min-width: 17.5rem)': { gridTemplateColumns: `repeat(${narrow}, minmax(0, 1fr))` },
            '@container (min-width: 26.25rem)': { gridTemplateColumns: `repeat(${Math.min(wide, 2)}, minmax(0, 1fr))` },
            '@container (min-width: 32.5rem)': { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
          }}
        >
          {choices.map(({ value, label, details }) => (
            <Card key={value}>
              <input {...radio(value)} />
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Box sx={{ fontWeight: 600, lineHeight: '1.375rem' }}>{label}</Box>
                {details !== undefined && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{details}</Box>}
              </Box>
            </Card>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const Card = styled('label')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  minWidth: 0,
  padding: '13px 14px',
  borderRadius: theme.shape.borderRadius,
  boxShadow: `inset 0 0 0 1px ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.palette.text.secondary}` },
  '&:has(:checked)': {
    boxShadow: `inset 0 0 0 2px ${theme.palette.primary.main}`,
    backgroundColor: theme.palette.primary.light,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '& input': {
    flexShrink: 0,
    width: 18,
    height: 18,
    margin: '2px 0 0',
    accentColor: theme.palette.primary.main,
    outline: 'none',
    cursor: 'inherit',
  },
}));
