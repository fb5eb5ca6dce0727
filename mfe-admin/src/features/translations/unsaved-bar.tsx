import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Typography } from '@programme/ui';
import { useAdminSelector } from '../../shared/admin.store';

/** Stays in sight while something is not saved, for the row may be on another page of the list. */
export function UnsavedBar({ onShow }: { readonly onShow: () => void }) {
  const translate = useTranslate();
  const count = useAdminSelector(({ translationEdits }) => Object.keys(translationEdits).length);
  return (
    <Box role="status" sx={{ position: 'sticky', bottom: 0, zIndex: 2, pb: 2, pointerEvents: 'none' }}>
      {count > 0 && (
        <Box
          data-ground
          sx={{
            pointerEvents: 'auto',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
            px: 2,
            py: 0.75,
            borderRadius: 1,
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {translate('translations.unsaved', { count })}
          </Typography>
          <Button color="inherit" size="small" onClick={onShow}>
            {translate('translations.unsaved.show')}
          </Button>
        </Box>
      )}
    </Box>
  );
}
