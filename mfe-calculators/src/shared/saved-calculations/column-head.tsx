import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Chip, IconButton, RemoveIcon, tokens } from '@programme/ui';
import { ColumnName } from './column-name';
import type { ComparedCalculation, ComparisonActions } from './compared-calculation';

type Props = {
  readonly calculation: ComparedCalculation;
  /** None on paper. */
  readonly actions?: ComparisonActions | undefined;
};

/** Marks the button that removes a calculation: where focus goes when its neighbour was removed. */
export const removeButton = (id: string) => ({ 'data-remove': id });

/** A calculation's name, what limits its price, and what can be done with it. */
export function ColumnHead({ calculation, actions }: Props) {
  const translate = useTranslate();
  const { id, number, name, remark, shown } = calculation;
  return (
    <>
      {actions ? (
        <ColumnName calculation={calculation} onRename={(label) => actions.onRename(id, label)} />
      ) : (
        <div>{name}</div>
      )}
      {remark && <Chip label={remark} sx={chipStyle} />}
      {actions && (
        <Box sx={toolsStyle}>
          {shown ? (
            <Box sx={{ typography: 'body2', fontWeight: 600, color: tokens.color.accentText }}>
              {translate('saved.shown')}
            </Box>
          ) : (
            <Button
              size="small"
              color="inherit"
              aria-label={translate('saved.restore.of', { number })}
              onClick={() => actions.onRestoreInputs(id)}
            >
              {translate('saved.restore')}
            </Button>
          )}
          <IconButton
            {...removeButton(id)}
            size="small"
            aria-label={translate('saved.remove', { number })}
            onClick={() => actions.onRemove(id)}
          >
            <RemoveIcon fontSize="inherit" />
          </IconButton>
        </Box>
      )}
    </>
  );
}

const chipStyle = { mt: 0.75, height: 'auto', py: 0.25, whiteSpace: 'normal' } as const;

const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 0.5,
  minHeight: 40,
  mt: 0.5,
  mr: -1,
} as const;
