import { Box, Typography } from '@programme/ui';

/** What has to be known about a table's figures, below it; nothing where there is no remark. */
export const TableRemarks = ({ remarks }: { readonly remarks: readonly string[] }) => (
  <Box sx={{ breakInside: 'avoid', breakBefore: 'avoid', '&:not(:empty)': { mt: 1.5 } }}>
    {remarks.map((remark) => (
      <Typography key={remark} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {remark}
      </Typography>
    ))}
  </Box>
);
