import { screen, waitFor } from '@testing-library/react';
import { networkError, problem, type ApiAnswer, type ApiCall } from '../stub-api';
import type { FormCase, Sending } from './form-case';
import { enter, expectTexts, fieldOf, isShown, labelsOf, openTab, type Answer, type Tab } from './form-tab';

export type { FormCase } from './form-case';

/**
 * What people type survives everything but their own act: tests it of each form.
 *
 * @param files those that have a form: one that is in no case fails
 */
export function testForms(files: readonly string[], forms: readonly FormCase[]): void {
  test('Each form is in the table', () => {
    expect([...new Set(forms.map(({ file }) => file))].sort()).toEqual(files);
  });

  describe.each(forms.map((form) => [nameOf(form), form] as const))('%s', (_name, form) => {
    const all = { ...form.typed, ...form.chosen, ...form.secrets };
    const keepable = { ...form.typed, ...form.chosen };
    const empty = Object.fromEntries(Object.keys(form.secrets ?? {}).map((label) => [label, '']));
    const [first = ''] = labelsOf(form);

    const fillIn = async (answer?: Answer) => {
      const tab = await openTab(form, answer);
      enter(all);
      await expectTexts(all);
      return tab;
    };
    /** Fills in the form, and waits for the tab to keep it. */
    const fillInAndKeep = async () => {
      const tab = await fillIn();
      await waitFor(() => Object.values(form.typed).forEach((text) => expect(tab.kept()).toContain(text)));
      for (const secret of Object.values(form.secrets ?? {})) expect(tab.kept()).not.toContain(secret);
      return tab;
    };

    if (form.sending) testCalls(form, form.sending, all, fillIn);

    test('a reload', async () => {
      const tab = await fillInAndKeep();
      tab.unmount();
      await openTab(form, undefined, tab.entry());
      await expectTexts({ ...keepable, ...empty });
    });

    test('a second tab', async () => {
      const tab = await fillInAndKeep();
      const own = { ...sessionStorage };
      tab.unmount();
      sessionStorage.clear();
      const shared = JSON.stringify({ ...localStorage });
      const second = await openTab(form);
      for (const [label, text] of Object.entries(all)) expect(fieldOf(label)).not.toHaveValue(text);
      enter({ [first]: 'Other' });
      second.unmount();
      expect(JSON.stringify({ ...localStorage })).toBe(shared);
      sessionStorage.clear();
      for (const [key, value] of Object.entries(own)) sessionStorage.setItem(key, value);
      await openTab(form, undefined, tab.entry());
      await expectTexts(keepable);
    });

    test('Back', async () => {
      const tab = await fillInAndKeep();
      tab.go('/elsewhere');
      if (form.asksBeforeLeaving) return expect(await screen.findByRole('dialog')).toBeVisible();
      await screen.findByText('Elsewhere');
      tab.go(-1);
      await tab.reach();
      await expectTexts({ ...keepable, ...empty });
    });

    if (form.shell?.user)
      test('not for somebody else', async () => {
        (await fillInAndKeep()).unmount();
        await openTab(form, undefined, { user: { id: 99, username: 'bob', isAdmin: true } });
        for (const [label, text] of Object.entries(form.typed)) expect(fieldOf(label)).not.toHaveValue(text);
      });

    if (form.discard !== undefined) testDialog(form, form.discard, keepable, empty, fillInAndKeep);
  });
}

const nameOf = ({ file, which }: FormCase) => [file.split('/').at(-1), which].filter(Boolean).join(', ');

const successOf = ({ success }: Sending, call?: ApiCall): ApiAnswer =>
  typeof success === 'function' ? (call ? success(call) : {}) : success;

type FillIn = (answer?: Answer) => Promise<Tab>;

function testCalls(form: FormCase, sending: Sending, all: Readonly<Record<string, string>>, fillIn: FillIn): void {
  const [first = ''] = labelsOf(form);

  test('a slow answer', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const tab = await fillIn((call) => arrived.then(() => successOf(sending, call)));
    await tab.send();
    await waitFor(() => expect(tab.sent()).not.toHaveLength(0));
    const atOnce = tab.sent().length;
    if (isShown(first)) await tab.person.type(fieldOf(first), '9');
    if (!sending.stays) await expectChoicesLocked(tab);
    const shown = labelsOf(form)
      .filter(isShown)
      .map((label) => [label, fieldOf(label).value] as const);
    const last = tab.sent()[atOnce - 1];
    arrive();
    if (sending.stays) await sending.stays(tab);
    else await waitFor(() => expect(isShown(first)).toBe(false));
    for (const [label, text] of shown) if (!last?.includes(text)) expect(fieldOf(label)).toHaveValue(text);
    if (shown.length === 0) for (const text of Object.values(all)) expect(last).toContain(text);
  });

  test.each([
    ['a lost answer', networkError],
    ['an answer of 500', problem(500, 'internal', 'Something went wrong.')],
  ])('%s', async (_which, answer) => {
    const tab = await fillIn(() => answer);
    await tab.send();
    await waitFor(() => expect(tab.sent()).not.toHaveLength(0));
    if (!sending.untold) expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    await sending.toFields?.(tab.person);
    await expectTexts(all);
  });
}

function testDialog(
  form: FormCase,
  discard: string | null,
  keepable: Readonly<Record<string, string>>,
  empty: Readonly<Record<string, string>>,
  fillIn: () => Promise<Tab>,
): void {
  const again = async ({ person, reach }: Tab) => {
    if (discard !== null) await person.click(await screen.findByRole('button', { name: 'Open again' }));
    await reach();
  };

  test('Escape', async () => {
    const tab = await fillIn();
    await tab.person.click(fieldOf(labelsOf(form)[0] ?? ''));
    await tab.person.keyboard('{Escape}');
    await again(tab);
    await expectTexts({ ...keepable, ...empty });
  });

  if (discard !== null)
    test(`not "${discard}"`, async () => {
      const tab = await fillIn();
      await tab.person.click(screen.getByRole('button', { name: discard }));
      await again(tab);
      for (const [label, text] of Object.entries(form.typed)) expect(fieldOf(label)).not.toHaveValue(text);
    });

  const { sending } = form;
  if (sending)
    test('not its arrival', async () => {
      const tab = await openTab(form, (call) => successOf(sending, call));
      enter({ ...form.typed, ...form.chosen, ...form.secrets });
      await tab.send();
      await waitFor(() => expect(isShown(labelsOf(form)[0] ?? '')).toBe(false));
      for (const text of Object.values(form.typed)) await waitFor(() => expect(tab.kept()).not.toContain(text));
    });
}

/** What is chosen while the form is sent would be lost by its success, so that nothing can be. */
async function expectChoicesLocked({ person }: Tab): Promise<void> {
  const choices = document.querySelectorAll<HTMLInputElement>('form :is([type=radio], [type=checkbox])');
  for (const choice of choices) {
    const before = choice.checked;
    await person.click(choice);
    expect(choice.checked).toBe(before);
  }
}
