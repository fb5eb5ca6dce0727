import { screen, waitFor } from '@testing-library/react';
import { renderWithShell, type FakeShellOptions } from '@programme/testing';
import { PasswordField, TextField, ValidatedForm } from './index';

type Values = { readonly name: string; readonly note: string; readonly password: string };

type Options = FakeShellOptions & {
  readonly name?: string;
  readonly onSubmit?: () => Promise<true | void>;
  readonly onReset?: () => void;
  readonly locked?: boolean;
};

const ada = { id: 1, username: 'ada', isAdmin: true };

function open({ name = 'Anna', onSubmit = async () => undefined, onReset, locked = false, ...options }: Options = {}) {
  return renderWithShell(
    <ValidatedForm<Values>
      label="Creator"
      initialValues={{ name, note: '', password: '' }}
      validate={() => []}
      onSubmit={onSubmit}
      draft="creator.7"
      secret={['password']}
      locked={locked}
      {...(onReset && { onReset })}
    >
      <TextField name="name" label="Name" />
      <TextField name="note" label="Note" />
      <PasswordField name="password" label="Password" />
      <button type="reset">Cancel</button>
      <button type="submit">Save</button>
    </ValidatedForm>,
    { user: ada, ...options },
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const note = () => screen.getByRole('textbox', { name: 'Note' });
const press = ({ person }: ReturnType<typeof open>, button: string) =>
  person.click(screen.getByRole('button', { name: button }));

async function typed(options: Options = {}) {
  const view = open(options);
  await view.person.type(name(), ' Maria');
  await view.person.type(note(), 'On leave');
  await view.person.type(screen.getByLabelText('Password'), 'very secret');
  return view;
}

describe('A form with a draft', () => {
  test('begins with what was typed before a reload, but for its secrets', async () => {
    (await typed()).unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('very secret');
    open();
    expect(name()).toHaveValue('Anna Maria');
    expect(note()).toHaveValue('On leave');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  test('keeps nothing once the fields are as they were', async () => {
    const { person } = await typed();
    await person.clear(note());
    await person.clear(name());
    await person.type(name(), 'Anna');
    expect(sessionStorage).toHaveLength(0);
  });

  test('shows what somebody else changed meanwhile in place of what was typed over it', async () => {
    (await typed()).unmount();
    open({ name: 'Hanna' });
    expect(name()).toHaveValue('Hanna');
    expect(note()).toHaveValue('On leave');
  });

  test('shows nobody what somebody else typed, not even who logs in while it is open', async () => {
    const view = await typed();
    view.changeUser({ ...ada, id: 2 });
    await view.person.type(note(), '!');
    view.unmount();
    const other = open({ user: { ...ada, id: 2 } });
    expect(name()).toHaveValue('Anna');
    other.unmount();
    open();
    expect(note()).toHaveValue('On leave!');
  });

  test('forgets what has arrived', async () => {
    const view = await typed({ onSubmit: async () => true });
    await press(view, 'Save');
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test('keeps what has not', async () => {
    const onSubmit = jest.fn(async () => undefined);
    const view = await typed({ onSubmit });
    await press(view, 'Save');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    view.unmount();
    open();
    expect(note()).toHaveValue('On leave');
  });

  test('keeps what was typed while the call ran', async () => {
    let arrive: (arrived: true) => void = () => undefined;
    const onSubmit = () => new Promise<true>((resolve) => (arrive = resolve));
    const view = await typed({ onSubmit });
    await press(view, 'Save');
    await view.person.type(note(), ', back soon');
    arrive(true);
    await waitFor(() => expect(note()).toHaveValue('On leave, back soon'));
    view.unmount();
    open();
    expect(note()).toHaveValue('On leave, back soon');
  });

  test('forgets what has arrived once nobody looks at it any more', async () => {
    let arrive: (arrived: true) => void = () => undefined;
    const onSubmit = jest.fn(() => new Promise<true>((resolve) => (arrive = resolve)));
    const view = await typed({ onSubmit });
    await press(view, 'Save');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    view.unmount();
    expect(sessionStorage).toHaveLength(1);
    arrive(true);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  test('forgets what is discarded', async () => {
    const onReset = jest.fn();
    const view = await typed({ onReset });
    await press(view, 'Cancel');
    expect(onReset).toHaveBeenCalledTimes(1);
    view.unmount();
    open();
    expect(name()).toHaveValue('Anna');
  });

  test.each(['not JSON', '7', 'null', '{"name":7}', '{"name":["Anna",7]}'])(
    'begins as it is where the tab keeps %j',
    (kept) => {
      sessionStorage.setItem('form.1.creator.7', kept);
      open();
      expect(name()).toHaveValue('Anna');
    },
  );
});

test('Nothing can be typed into a form that is locked, and it keeps the focus', async () => {
  const { person } = open({ locked: true });
  await person.type(name(), ' Maria');
  expect(name()).toHaveValue('Anna');
  expect(name()).toHaveAttribute('readonly');
  expect(name()).toHaveFocus();
});
