import { Box, Panel, Skeleton } from '@programme/ui';

type Props = {
  /** Says what loads. */
  readonly label: string;
  readonly rows?: number;
  /** Whether rows begin with a person's initials. */
  readonly people?: boolean;
};

/** The outline of a list while it loads. */
export const ListSkeleton = ({ label, rows = 6, people = false }: Props) => (
  <Panel role="progressbar" aria-label={label} sx={{ py: { xs: 1, sm: 1.5 } }}>
    {Array.from({ length: rows }, (_, row) => (
      <Box key={row} sx={rowLook}>
        {people && <Skeleton variant="circular" width={32} height={32} sx={{ flexShrink: 0 }} />}
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width={`${52 - (row % 3) * 9}%`} />
          <Skeleton width={`${30 - (row % 2) * 8}%`} height={14} />
        </Box>
        <Skeleton variant="rounded" width={64} height={22} sx={{ display: { xs: 'none', sm: 'block' } }} />
        <Skeleton variant="rounded" width={84} height={22} />
      </Box>
    ))}
  </Panel>
);

const rowLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 60,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;
