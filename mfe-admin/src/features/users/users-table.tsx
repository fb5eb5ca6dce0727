import type { User } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { KeyIcon } from '@programme/ui/staff-icons';
import { PeopleTable, Person, SwitchedState } from '../../shared/people-table';
import { RowButton } from '../../shared/row-button';
import { TonePill } from '../../shared/tone-pill';

type Props = {
  readonly users: readonly User[];
  /** Id of the user whose change runs. */
  readonly changing: number | undefined;
  readonly onChange: (user: User, isAdmin: boolean) => void;
  readonly onSetPassword: (user: User) => void;
};

export function UsersTable({ users, changing, onChange, onSetPassword }: Props) {
  const { session, translate } = useShell();
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
          return (
            <tr key={user.id}>
              <th scope="row">
                <Person
                  name={user.username}
                  mark={
                    user.id === session.user?.id && (
                      <Box component="span" sx={{ ml: 1 }}>
                        <TonePill tone="neutral">{translate('users.you')}</TonePill>
                      </Box>
                    )
                  }
                />
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
                <RowButton
                  icon={<KeyIcon />}
                  label={translate('users.password')}
                  fullLabel={translate('users.password.of', { username })}
                  onClick={() => onSetPassword(user)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </PeopleTable>
  );
}
