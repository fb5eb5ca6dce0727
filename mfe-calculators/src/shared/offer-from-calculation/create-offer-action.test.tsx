import { screen } from '@testing-library/react';
import { offerDraftFromQuery } from '@programme/contracts';
import { useLocation } from '@programme/platform';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { CreateOfferAction } from './create-offer-action';

function HistoryState() {
  return <output>{JSON.stringify(useLocation().state)}</output>;
}

const open = (user: FakeShellOptions['user'], remark?: string) =>
  renderWithShell(
    <>
      <CreateOfferAction
        quote={{ packageType: 'enterprise', activeUsers: 130, monthsCount: 6 }}
        currency="EUR"
        company="Żółw & Syn"
        remark={remark}
      />
      <HistoryState />
    </>,
    { user: user ?? null },
  );

const link = () => screen.queryByRole('link', { name: 'Create offer from this' });

test('Leads an admin to a new offer with the quote in the address, and the company beside it', async () => {
  const { person, location } = open({ id: 1, username: 'ada', isAdmin: true }, 'At other prices.');
  expect(screen.getByText('At other prices.')).toBeVisible();
  await person.click(link()!);
  expect(location()).toMatch(/^\/offers\?/);
  expect(location()).not.toContain('%C5%BB');
  expect(offerDraftFromQuery(location().split('?')[1] ?? '')).toMatchObject({
    currency: 'EUR',
    quote: { packageType: 'enterprise', activeUsers: 130, monthsCount: 6 },
  });
  expect(screen.getByRole('status')).toHaveTextContent('{"company":"Żółw & Syn"}');
});

test.each([
  ['Nobody', null],
  ['A user who is no admin', { id: 2, username: 'bob', isAdmin: false }],
])('%s does not see it', (_who, user) => {
  open(user, 'At other prices.');
  expect(link()).not.toBeInTheDocument();
  expect(screen.queryByText('At other prices.')).not.toBeInTheDocument();
});
