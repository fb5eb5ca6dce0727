import { Box, tokens, Typography } from '@programme/ui';
import type { UnlockErrorTexts } from './unlock-error-texts';

type Props = { readonly id: string; readonly texts: UnlockErrorTexts };

/** Why the offer stays closed, below the field that it is about. */
export const GateAlert = ({ id, texts }: Props) => (
  <Box id={id} role="alert">
    <Typography variant="body2" sx={{ color: tokens.color.bad, fontWeight: 600 }}>
      {texts.alert}
    </Typography>
    {texts.hint !== null && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.hint}
      </Typography>
    )}
  </Box>
);
