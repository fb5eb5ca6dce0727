import { styled } from '@programme/ui';

/** A short table of people or things to manage: the first column names the row, the last one holds its buttons. */
export const RecordsTable = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  'th, td': {
    padding: '10px 8px',
    borderBottom: `1px solid ${theme.palette.divider}`,
    textAlign: 'left',
    fontWeight: 400,
  },
  // Names have no blanks to break at that one could count on.
  bdi: { overflowWrap: 'anywhere' },
  'tbody th': { fontWeight: 600 },
  'tbody tr:last-of-type > *': { borderBottom: 0 },
  'thead th': {
    paddingBlock: 6,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: theme.palette.text.secondary,
  },
  'thead th:last-of-type, tbody td:last-of-type': { textAlign: 'right', paddingRight: 0 },
  'thead th:first-of-type, tbody th': { paddingLeft: 0 },
}));
