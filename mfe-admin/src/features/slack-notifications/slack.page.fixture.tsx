import type { SlackMapping } from '@programme/contracts';
import { StoreProvider } from '@programme/platform';
import { renderWithShell, stubApi, type FakeShellOptions } from '@programme/testing';
import { createAdminStore } from '../../shared/admin.store';
import { SlackPage } from './slack.page';

const creator = (id: number, name: string) => ({
  id,
  name,
  shortName: name.split(' ')[0],
  isActive: true,
  email: null,
  phone: null,
});
export const mapping: SlackMapping = {
  id: 7,
  creatorName: 'Anna Kowalska',
  slackUserId: 'U012AB3CD',
  isActive: true,
  updatedAt: '2026-11-21T12:00:00.000Z',
};

export type Answers = Parameters<typeof stubApi>[0];

export function open(answers: Answers = {}, options: FakeShellOptions = {}) {
  const calls = stubApi({
    'GET /api/slack-mappings': { body: [mapping] },
    'GET /api/creators': { body: [creator(1, 'Anna Kowalska'), creator(2, 'Ewa Zając')] },
    'GET /api/settings': { body: { registration: false, chat: true, mail: false, timezone: 'Europe/Warsaw' } },
    ...answers,
  });
  const view = renderWithShell(
    <StoreProvider store={createAdminStore()}>
      <SlackPage />
    </StoreProvider>,
    { user: { id: 1, username: 'ada', isAdmin: true }, ...options },
  );
  return { ...view, calls };
}
