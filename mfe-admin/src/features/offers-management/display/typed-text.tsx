import { Box } from '@programme/ui';

/** What somebody typed in a field of several lines. */
export const TypedText = ({ children }: { readonly children: string }) => (
  <Box component="bdi" sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);
