import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Fills its place while something loads. `label` is read out in place of the turning circle. */
export function Spinner({ label, size = 36 }: { readonly label: string; readonly size?: number }) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: size > 30 ? '40vh' : undefined }}>
      <CircularProgress size={size} aria-label={label} />
    </Box>
  );
}
