import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { TabList } from './tab-list';

type Props<Value extends string> = {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly open: Value;
  readonly onOpen: (value: Value) => void;
  /** What the open tab shows. */
  readonly children: ReactNode;
};

/**
 * Tabs as segments of one bar; arrow keys, Home and End open them, and only the open one is a stop of the Tab key. A
 * single tab needs no bar, and what it shows stays as it is when others join it.
 */
export function SegmentTabs<Value extends string>({ label, tabs, open, onOpen, children }: Props<Value>) {
  const id = useId();
  const several = tabs.length > 1;
  return (
    <>
      {several && (
        <Bar label={label} activation="automatic">
          {tabs.map(({ value, label: tabLabel }) => (
            <button
              key={value}
              type="button"
              role="tab"
              id={`${id}-${value}`}
              aria-selected={value === open}
              aria-controls={`${id}-panel`}
              tabIndex={value === open ? 0 : -1}
              onClick={() => onOpen(value)}
            >
              {tabLabel}
            </button>
          ))}
        </Bar>
      )}
      <Box
        {...(several && { role: 'tabpanel', 'aria-labelledby': `${id}-${open}` })}
        id={`${id}-panel`}
        sx={{ mt: several ? 2.5 : 0 }}
      >
        {children}
      </Box>
    </>
  );
}

const Bar = styled(TabList)(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 4,
  padding: 4,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.default,
  boxShadow: `inset 0 0 0 1px ${theme.palette.divider}`,
  '& button': {
    minHeight: 40,
    padding: '6px 8px',
    border: 0,
    borderRadius: 7,
    background: 'none',
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 500,
    color: theme.palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { color: theme.palette.text.primary },
    '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
    '&[aria-selected=true]': {
      backgroundColor: theme.palette.background.paper,
      color: theme.palette.primary.dark,
      fontWeight: 650,
      boxShadow: `inset 0 0 0 1px ${theme.palette.divider}, inset 0 -3px 0 ${theme.palette.primary.main}`,
    },
  },
}));
