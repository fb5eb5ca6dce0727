import { fireEvent, screen, within } from '@testing-library/react';
import { useNavigate, RouterLink } from '@programme/platform';
import { renderWithShell, stubApi } from '@programme/testing';
import { CalculatorsRoutes } from './calculators.routes';

const price2025 = { startFee2025: 10_000, monthTotal2025: 38_400, longMonthDiscount: -3_840, value2025: 44_560 };

function Frame() {
  const goTo = useNavigate();
  return (
    <>
      <RouterLink to="/pricing-enterprise">Pricing</RouterLink>
      <button onClick={() => void goTo(-1)}>Back</button>
      <CalculatorsRoutes />
    </>
  );
}

function open(route: string) {
  const calls = stubApi({
    'GET /api/pricing-2025/PLN': { body: price2025 },
    'POST /api/logs': { status: 201, body: { id: 1 } },
  });
  const logs = () => calls.filter(({ path }) => path === '/api/logs');
  return { ...renderWithShell(<Frame />, { route }), logs };
}

type View = ReturnType<typeof open>;

async function awayAndBack({ person }: View) {
  await person.click(screen.getByRole('link', { name: 'Pricing' }));
  await screen.findByRole('heading', { level: 1, name: /^Pricing/ });
  await person.click(screen.getByRole('button', { name: 'Back' }));
}

async function type({ person }: View, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) await person.type(await screen.findByLabelText(label), value);
}

const programme = {
  'Company name (optional)': 'Acme',
  'Number of employees': '1200',
  'Number of active users': '130',
  'Number of months': '6',
};

describe.each(['/', '/2025', '/2026-admin'])('Back to %s', (route) => {
  test('finds inputs and result again, without a second log row', async () => {
    const view = open(route);
    await type(view, programme);
    await view.person.click(screen.getByRole('button', { name: 'Calculate price' }));
    await screen.findByRole('region', { name: 'Price' });
    expect(view.logs()).toHaveLength(1);

    await awayAndBack(view);
    const panel = await screen.findByRole('region', { name: 'Price' });
    expect(within(panel).getByText('130 active users · 6 months')).toBeVisible();
    expect(screen.getByLabelText('Company name (optional)')).toHaveValue('Acme');
    expect(screen.getByLabelText('Number of employees')).toHaveValue('1,200');
    expect(view.logs()).toHaveLength(1);

    await view.person.click(screen.getByRole('button', { name: 'Calculate price' }));
    await screen.findByRole('region', { name: 'Price' });
    expect(view.logs()).toHaveLength(2);
  });

  test('finds what was typed, even what cannot be priced', async () => {
    const view = open(route);
    await type(view, { 'Number of employees': '1200', 'Number of active users': '12abc' });
    await awayAndBack(view);
    expect(await screen.findByLabelText('Number of active users')).toHaveValue('12abc');
    expect(screen.getByLabelText('Number of employees')).toHaveValue('1,200');
    expect(view.logs()).toHaveLength(0);
  });
});

test('Back to a shared calculation shows it as it was changed, logged once', async () => {
  const view = open('/?employed_2025=1200&au_2025=130&am_2025=6');
  await screen.findByRole('region', { name: 'Price' });
  await awayAndBack(view);
  await screen.findByRole('region', { name: 'Price' });
  fireEvent.change(screen.getByLabelText('Number of months'), { target: { value: '12' } });
  await screen.findByRole('region', { name: 'Estimate' });
  await awayAndBack(view);
  expect(await screen.findByLabelText('Number of months')).toHaveValue('12');
  expect(screen.getByRole('region', { name: 'Estimate' })).toBeVisible();
  expect(view.logs()).toHaveLength(1);
});

test('what changes while the next screen is on its way does not bring the old address back', async () => {
  const view = open('/');
  await type(view, { 'Number of employees': '1200' });
  await view.person.click(screen.getByLabelText('Number of months'));
  // As the browser's history is once another screen was asked for.
  window.history.replaceState({ key: 'next' }, '');
  const before = view.location();
  await type(view, { 'Number of months': '6' });
  await awayAndBack(view);
  expect(view.location()).toBe(before);
  expect(await screen.findByLabelText('Number of employees')).toHaveValue('1,200');
  expect(screen.getByLabelText('Number of months')).toHaveValue('');
});

test('Back to /comfort finds the plan again', async () => {
  const view = open('/comfort');
  await view.person.click(await screen.findByRole('radio', { name: /I know the number/ }));
  fireEvent.change(screen.getByLabelText('Number of seats'), { target: { value: '45' } });
  await view.person.click(screen.getByRole('radio', { name: /^6 months/ }));
  await view.person.click(screen.getByRole('checkbox', { name: /Webinar/ }));
  await awayAndBack(view);
  expect(await screen.findByLabelText('Number of seats')).toHaveValue('45');
  expect(screen.getByRole('radio', { name: /^6 months/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Webinar/ })).toBeChecked();
});

const otherForm = { companyName: '', employed_2025: '1', au_2025: '1', am_2025: '1', advanced: true };

test.each([
  { values: {}, calculated: true },
  { values: { ...otherForm, auByMonth: { 1: 5 } }, calculated: true },
  { values: { ...otherForm, auByMonth: null }, calculated: true },
  { seatMethod: 'manual', packMonths: 5 },
  'text',
  [1],
])('an entry with the state of another release begins empty: %j', async (state) => {
  function Link() {
    return (
      <RouterLink to="/" state={state}>
        Old entry
      </RouterLink>
    );
  }
  const { person } = renderWithShell(
    <>
      <Link />
      <CalculatorsRoutes />
    </>,
    { route: '/comfort' },
  );
  await person.click(screen.getByRole('link', { name: 'Old entry' }));
  expect(await screen.findByLabelText('Number of employees')).toHaveValue('');
});
