import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, IconButton, Stack, Typography } from '@programme/ui';
import { RedoIcon, UndoIcon } from '@programme/ui/staff-icons';
import type { PriceBookEditor } from './use-price-book-editor';

type Props = { readonly editor: PriceBookEditor; readonly saving: boolean; readonly onSave: () => void };

/** Stays in sight below the grids: undo, redo, and saving. */
export function EditBar({ editor, saving, onSave }: Props) {
  const translate = useTranslate();
  const { isUnsaved, isBeingTyped, isStale, fields, undo, redo, drop } = editor;
  // A press of the mouse on a button that is disabled is lost, also when what it takes over enables the button.
  const isChanged = isUnsaved || isBeingTyped;
  const unreadable = Object.keys(fields.unreadable).length;
  const state = () => {
    if (unreadable > 0) return translate('prices.unreadable', { count: unreadable });
    return translate(isChanged ? 'prices.unsaved' : 'prices.allSaved');
  };
  return (
    <Box sx={{ position: 'sticky', bottom: 0, zIndex: 2, pb: 2 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 0.5,
          px: 2,
          py: 1,
          borderRadius: 1,
          border: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
          {state()}
        </Typography>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <IconButton
            aria-label={translate('prices.undo')}
            title={translate('prices.undo')}
            disabled={!undo && !isBeingTyped}
            onClick={undo}
          >
            <UndoIcon />
          </IconButton>
          <IconButton
            aria-label={translate('prices.redo')}
            title={translate('prices.redo')}
            disabled={!redo}
            onClick={redo}
          >
            <RedoIcon />
          </IconButton>
          <Button disabled={!isChanged || saving} onClick={drop}>
            {translate('prices.discard')}
          </Button>
          <Button
            variant="contained"
            loading={saving}
            disabled={!isChanged || isStale || unreadable > 0}
            onClick={onSave}
          >
            {translate(saving ? 'admin.saving' : 'admin.save')}
          </Button>
        </Stack>
      </Box>
    </Box>
  );
}
