import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactElement } from 'react';
import { Route, Routes, useLocation, useNavigate } from '@programme/platform';
import { renderWithShell, type FakeShellOptions } from '../render-with-shell';
import { stubApi, type ApiAnswer, type ApiCall } from '../stub-api';
import type { FormCase, Texts } from './form-case';

type Location = ReturnType<typeof useLocation>;

/** What a test asks the tab's page for. */
type Controls = { readonly location: Location; readonly go: (to: string | -1) => void };

type HostProps = {
  readonly path: string;
  readonly page: (close: () => void) => ReactElement;
  readonly onControls: (controls: Controls) => void;
};

/** The page with the form, a screen elsewhere, and what opens a dialog again. */
function Host({ path, page, onControls }: HostProps) {
  const [isOpen, setOpen] = useState(true);
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    onControls({ location, go: (to) => void (to === -1 ? navigate(-1) : navigate(to)) });
  });
  const form = isOpen ? page(() => setOpen(false)) : <button onClick={() => setOpen(true)}>Open again</button>;
  return (
    <Routes>
      <Route path="/elsewhere" element={<p>Elsewhere</p>} />
      <Route path={path} element={form} />
      <Route path="*" element={<p>Gone</p>} />
    </Routes>
  );
}

/** What the form's call is answered; the login has none of the API's. */
export type Answer = (call?: ApiCall) => ApiAnswer | Promise<ApiAnswer>;

/** Opens a form in a tab of the browser, and waits for its fields. */
export async function openTab(
  form: FormCase,
  answer: Answer = () => ({ status: 500 }),
  options: FakeShellOptions = {},
) {
  const { call } = form.sending ?? {};
  const logins: object[] = [];
  const calls = stubApi({ ...form.answers, ...(call !== undefined && call !== 'login' && { [call]: answer }) });
  const login: FakeShellOptions['login'] = async (credentials) => {
    logins.push(credentials);
    const { unreachable, status = 200 } = await answer();
    return unreachable || status >= 300 ? { ok: false, detail: 'The server is not responding' } : { ok: true };
  };
  let controls: Controls | undefined;
  const keepControls = (given: Controls) => {
    controls = given;
  };
  const view = renderWithShell(<Host path={form.path ?? '*'} page={form.page()} onControls={keepControls} />, {
    login,
    ...form.shell,
    ...options,
  });
  const reach = async () => {
    await form.reach?.(view.person);
    await screen.findByLabelText(labelsOf(form)[0] ?? '', fields);
  };
  await reach();
  return {
    ...view,
    reach,
    go: (to: string | -1) => act(() => controls?.go(to)),
    /** What a reload of the tab opens. */
    entry: (): FakeShellOptions => {
      const { pathname, search, hash, state } = controls?.location ?? {};
      return { route: `${pathname}${search}${hash}`, ...(state != null && { state: state as unknown }) };
    },
    /** What was sent, as text. */
    sent: () =>
      call === 'login'
        ? logins.map((body) => JSON.stringify(body))
        : calls
            .filter(({ method, path }) => `${method} ${path}` === call)
            .map(({ path, query, body }) => `${path}?${query.toString()} ${JSON.stringify(body)}`),
    send: async () => {
      const press = form.sending?.press ?? '';
      if (typeof press === 'string') await view.person.click(screen.getByRole('button', { name: press }));
      else await press(view.person);
    },
    kept: () => JSON.stringify([{ ...sessionStorage }, controls?.location.state]),
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;

const fields = { selector: 'input, textarea, select' };

export const labelsOf = ({ typed, secrets }: FormCase): readonly string[] => Object.keys({ ...typed, ...secrets });

export const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label, fields);

export const isShown = (label: string) => screen.queryByLabelText(label, fields) !== null;

/** Fills in the fields, one after the other. */
export function enter(texts: Texts): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(fieldOf(label), { target: { value } });
    fireEvent.blur(fieldOf(label));
  }
}

export async function expectTexts(texts: Texts): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await waitFor(() => expect(fieldOf(label)).toHaveValue(text));
}
