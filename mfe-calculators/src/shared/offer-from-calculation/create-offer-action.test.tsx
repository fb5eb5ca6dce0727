import { screen } from '@testing-library/react';
import { offerDraftFromQuery } from '@programme/contracts';
import { useLocation } from '@programme/platform';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { CreateOfferAction, mayMakeOffers } from './create-offer-action';

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

const ada = { id: 1, username: 'ada', isAdmin: true };

test.each([
  ['holds the permission', { user: { ...ada, isAdmin: false }, may: () => true }, true],
  ['holds it not', { user: ada, may: () => false }, false],
  ['is an admin in a shell that knows no permissions', { user: ada }, true],
  ['is none in such a shell', { user: { ...ada, isAdmin: false } }, false],
  ['is not logged in there', { user: null }, false],
])('Who %s may make offers or not', (_who, session, may) => {
  expect(mayMakeOffers(session)).toBe(may);
});
