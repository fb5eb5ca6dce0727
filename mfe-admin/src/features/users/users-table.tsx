import type { User } from '@programme/contracts';
import { isolated } from '@programme/formatting';
import { useShell } from '@programme/mfe-contract';
import { Chip, Switch } from '@programme/ui';
import { KeyIcon } from '@programme/ui/staff-icons';
import { RecordsTable } from '../../shared/records-table';
import { RowButton } from '../../shared/row-button';

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
    <RecordsTable aria-label={translate('admin.tab.users')}>
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
                <bdi>{user.username}</bdi>
                {user.id === session.user?.id && (
                  <Chip size="small" label={translate('users.you')} sx={{ ml: 1, fontWeight: 600 }} />
                )}
              </th>
              <td>
                <Switch
                  checked={user.isAdmin}
                  disabled={changing !== undefined}
                  onChange={(_event, isAdmin) => onChange(user, isAdmin)}
                  slotProps={{ input: { role: 'switch', 'aria-label': translate('users.switch', { username }) } }}
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
    </RecordsTable>
  );
}
