import type { ReactNode } from 'react';
import { Box, styled, Switch } from '@programme/ui';
import { PersonInitials } from './person-initials';
import { RecordsTable } from './records-table';
import { TonePill } from './tone-pill';

/**
 * A table of people. Beside the navigation, where there is less room than names need, and on a phone each row is a card: the
 * person on a line of its own, below it state and buttons.
 */
export const PeopleTable = styled(RecordsTable)(({ theme }) => ({
  'tbody th, tbody td': { height: 56, paddingBlock: 8 },
  [theme.breakpoints.down('lg')]: {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: 10,
      borderBottom: `1px solid ${theme.palette.divider}`,
      '&:last-of-type': { borderBottom: 0 },
    },
    '& tbody tr > *': { height: 'auto', padding: 0, borderBottom: 0 },
    '& tbody th': { gridColumn: '1 / -1', paddingBottom: 4 },
  },
}));

type PersonProps = {
  /** As the initials are taken from it. */
  readonly name: string;
  /** Beside the name, in one line as far as there is room. */
  readonly mark?: ReactNode;
  /** Below the name: what has no column of its own on this screen. */
  readonly children?: ReactNode;
};

/** Who a row is about. */
export const Person = ({ name, mark, children }: PersonProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <PersonInitials name={name} />
    <Box sx={{ minWidth: 0 }}>
      <bdi>{name}</bdi>
      {mark}
      {children != null && <Box sx={{ typography: 'body2', fontWeight: 400, color: 'text.secondary' }}>{children}</Box>}
    </Box>
  </Box>
);

type StateProps = {
  readonly on: boolean;
  /** Accessible name of the switch. */
  readonly name: string;
  /** The state in a word. */
  readonly word: string;
  readonly disabled: boolean;
  readonly onSwitch: (on: boolean) => void;
};

/** A switch with its state in a word. */
export const SwitchedState = ({ on, name, word, disabled, onSwitch }: StateProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, ml: -1 }}>
    <Switch
      checked={on}
      disabled={disabled}
      onChange={(_event, checked) => onSwitch(checked)}
      slotProps={{ input: { role: 'switch', 'aria-label': name } }}
    />
    <TonePill dot tone={on ? 'positive' : 'neutral'}>
      {word}
    </TonePill>
  </Box>
);
