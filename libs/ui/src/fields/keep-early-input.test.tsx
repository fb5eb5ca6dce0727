import { StrictMode, Suspense, useEffect, useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Checkbox, Slider } from '../controls';
import { createStyleCache, Switch, TextField, ThemeRoot } from '../index';
import { keepEarlyInput } from './keep-early-input';
import { useRadioGroup } from './radio-group';

const first = { name: '', note: '', months: 3, size: 'small', agreed: false, on: true, share: 30, city: 'Łódź' };

function Form({ onSend }: { readonly onSend: (form: object) => void }) {
  const [form, setForm] = useState(first);
  const change = (changes: Partial<typeof first>) => setForm((now) => ({ ...now, ...changes }));
  const { group, radio } = useRadioGroup({
    values: [3, 6, 12],
    chosen: form.months,
    onChoose: (months) => change({ months }),
  });
  return (
    <>
      <TextField label="Name" value={form.name} onChange={({ target }) => change({ name: target.value })} />
      <TextField label="Note" multiline value={form.note} onChange={({ target }) => change({ note: target.value })} />
      <TextField label="City" value={form.city} onChange={({ target }) => change({ city: target.value })} />
      <fieldset ref={group}>
        {[3, 6, 12].map((months) => (
          <label key={months}>
            <input {...radio(months)} />
            {months} months
          </label>
        ))}
      </fieldset>
      <TextField label="Size" select value={form.size} onChange={({ target }) => change({ size: target.value })}>
        <option>small</option>
        <option>large</option>
      </TextField>
      <Checkbox checked={form.agreed} onChange={(_event, agreed) => change({ agreed })} />
      <Switch checked={form.on} onChange={(_event, on) => change({ on })} />
      <Slider
        {...{ min: 0, max: 100, step: 5 }}
        value={form.share}
        valueText={`${form.share}%`}
        onChange={(share) => change({ share })}
        aria-labelledby="share"
      />
      <button onClick={() => onSend(form)}>Send</button>
    </>
  );
}

/** The screen in its frame, where a button comes once the screen is there. */
function Framed({ onSend }: Parameters<typeof Form>[0]) {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return (
    <>
      <header>
        {isThere && <button>Print</button>}
        <button>Menu</button>
      </header>
      <main>
        <Form onSend={onSend} />
      </main>
    </>
  );
}

type Inside = (page: React.ReactElement) => React.ReactElement;

/** The page as the server sent it, translated by the browser; what somebody does in it, and then React. */
async function hydrated({
  act: early,
  inside,
}: {
  readonly act: (root: HTMLElement) => void;
  readonly inside: Inside;
}) {
  const onSend = jest.fn();
  const problems: unknown[] = [];
  const root = document.body.appendChild(document.createElement('div'));
  const page = inside(
    <ThemeRoot cache={createStyleCache()}>
      <Framed onSend={onSend} />
    </ThemeRoot>,
  );
  root.innerHTML = renderToString(page);
  root.querySelector('main button')!.innerHTML = '<font><font>Enviar</font></font>';
  early(root);
  const before = keepEarlyInput(root);
  const onRecoverableError = (error: unknown) => {
    problems.push(error);
    before.restore();
  };
  await act(async () => void render(page, { container: root, hydrate: true, onRecoverableError }));
  expect(problems).not.toEqual([]);
  return {
    sent: () => {
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
      return onSend.mock.lastCall?.[0];
    },
  };
}

const pages: readonly (readonly [string, Inside])[] = [
  ['the whole page', (page) => <StrictMode>{page}</StrictMode>],
  ['a part of it', (page) => <Suspense fallback={null}>{page}</Suspense>],
];

const type = (label: string, value: string) => {
  screen.getByLabelText<HTMLInputElement>(label).value = value;
};

describe.each(pages)('Where hydration draws %s anew', (_what, inside) => {
  test('what was typed, ticked, chosen and moved before is in the form, once', async () => {
    const { sent } = await hydrated({
      inside,
      act: () => {
        type('Name', 'Ada');
        type('Note', 'By lift\nB');
        type('City', '');
        type('Size', 'large');
        screen.getByLabelText('12 months').click();
        screen.getByRole('checkbox').click();
        screen.getByRole('switch').click();
        screen.getByRole<HTMLInputElement>('slider').value = '45';
      },
    });
    const form = {
      name: 'Ada',
      note: 'By lift\nB',
      months: 12,
      size: 'large',
      agreed: true,
      on: false,
      share: 45,
      city: '',
    };
    expect(sent()).toEqual(form);
    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('12 months')).toBeChecked();
  });

  test('who typed goes on typing at the same place', async () => {
    await hydrated({
      inside,
      act: () => {
        type('Name', 'Ada');
        const name = screen.getByLabelText<HTMLInputElement>('Name');
        name.focus();
        name.setSelectionRange(1, 2);
      },
    });
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    expect(name).toHaveFocus();
    expect([name.selectionStart, name.selectionEnd]).toEqual([1, 2]);
  });

  test('a page that nobody touched stays as it was rendered', async () => {
    const { sent } = await hydrated({ inside, act: () => undefined });
    expect(sent()).toEqual(first);
    expect(document.body).toHaveFocus();
  });
});
