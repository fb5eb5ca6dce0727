import type { ListedUser, User } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box, CheckIcon } from '@programme/ui';
import { EditIcon, KeyIcon, PersonIcon } from '@programme/ui/staff-icons';
import { useStaffClock } from '../../shared/staff-clock/use-staff-clock';
import { PeopleTable, Person, SwitchedState } from '../../shared/people-table';
import { RowButton } from '../../shared/row-button';
import { TonePill } from '../../shared/tone-pill';

type Props = {
  readonly users: readonly ListedUser[];
  /** Id of the user whose change runs. */
  readonly changing: number | undefined;
  readonly onChange: (user: User, isAdmin: boolean) => void;
  /** Opens the page of the own account. */
  readonly onAccount: () => void;
  readonly onEmail: (user: ListedUser) => void;
  /** Makes a link for somebody else's password. */
  readonly onLink: (user: ListedUser) => void;
  /** Confirms that the owner of an account alone used its password link. */
  readonly onConfirm: (user: ListedUser) => void;
};

export function UsersTable({ users, changing, onChange, onAccount, onEmail, onLink, onConfirm }: Props) {
  const { session, translate } = useShell();
  const clock = useStaffClock();
  return (
    <PeopleTable aria-label={translate('admin.tab.users')}>
      <thead>
        <tr>
          <th scope="col">{translate('users.name')}</th>
          <th scope="col">{translate('users.access')}</th>
          <th scope="col">{translate('users.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const username = isolated(user.username);
          const isOwn = user.id === session.user?.id;
          return (
            <tr key={user.id}>
              <th scope="row">
                <Person
                  name={user.username}
                  mark={
                    isOwn && (
                      <Box component="span" sx={{ ml: 1 }}>
                        <TonePill tone="neutral">{translate('users.you')}</TonePill>
                      </Box>
                    )
                  }
                >
                  {user.email !== null && <Box sx={{ overflowWrap: 'anywhere' }}>{user.email}</Box>}
                  {user.passwordLink && (
                    <div>
                      {translate('users.link.by', {
                        username: isolated(user.passwordLink.madeBy),
                        date: clock.dayOf(user.passwordLink.usedAt),
                      })}
                    </div>
                  )}
                </Person>
              </th>
              <td>
                <SwitchedState
                  on={user.isAdmin}
                  name={translate('users.switch', { username })}
                  word={translate(user.isAdmin ? 'users.role.admin' : 'users.role.user')}
                  disabled={changing !== undefined}
                  onSwitch={(isAdmin) => onChange(user, isAdmin)}
                />
              </td>
              <td>
                <Box sx={actions}>
                  {user.passwordLink?.mayConfirm && (
                    <RowButton
                      icon={<CheckIcon />}
                      label={translate('users.link.confirm')}
                      fullLabel={translate('users.link.confirm.of', { username })}
                      onClick={() => onConfirm(user)}
                    />
                  )}
                  {isOwn ? (
                    <RowButton
                      icon={<PersonIcon />}
                      label={translate('shell.account')}
                      fullLabel={translate('shell.account')}
                      onClick={onAccount}
                    />
                  ) : (
                    <>
                      <RowButton
                        icon={<EditIcon />}
                        label={translate('users.email')}
                        fullLabel={translate('users.email.of', { username })}
                        onClick={() => onEmail(user)}
                      />
                      <RowButton
                        icon={<KeyIcon />}
                        label={translate('users.link')}
                        fullLabel={translate('users.link.of', { username })}
                        onClick={() => onLink(user)}
                      />
                    </>
                  )}
                </Box>
              </td>
            </tr>
          );
        })}
      </tbody>
    </PeopleTable>
  );
}

/** The gap is what buttons reach out of their places, to end where the row does. */
const actions = { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', columnGap: { sm: 1.5 } } as const;
