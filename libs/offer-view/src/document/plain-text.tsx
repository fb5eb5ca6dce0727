import { Typography } from '@programme/ui';

/** What somebody typed, in its own lines. */
export const PlainText = ({ children }: { readonly children: string }) => (
  <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
