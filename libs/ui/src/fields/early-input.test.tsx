import { startTransition, useState } from 'react';
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Checkbox, Slider } from '../controls';
import { createStyleCache, Switch, TextField, ThemeRoot } from '../index';

function Form({ onSend }: { readonly onSend: (form: object) => void }) {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [on, setOn] = useState(true);
  const [share, setShare] = useState(30);
  return (
    <>
      <TextField label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <Checkbox checked={agreed} onChange={(_event, checked) => setAgreed(checked)} />
      <Switch checked={on} onChange={(_event, checked) => setOn(checked)} />
      <Slider
        {...{ min: 0, max: 100, step: 5 }}
        value={share}
        valueText={`${share}%`}
        onChange={setShare}
        aria-labelledby="share"
      />
      <button onClick={() => onSend({ name, agreed, on, share })}>Send</button>
    </>
  );
}

type Act = (inputs: readonly HTMLInputElement[]) => void;
const nothing: Act = () => undefined;

async function hydrated({ before = nothing, during = nothing }: { readonly before?: Act; readonly during?: Act }) {
  const onSend = jest.fn();
  const problems: unknown[] = [];
  const root = document.body.appendChild(document.createElement('div'));
  const page = (
    <ThemeRoot cache={createStyleCache()}>
      <Form onSend={onSend} />
    </ThemeRoot>
  );
  root.innerHTML = renderToString(page);
  const inputs = [...root.querySelectorAll('input')];
  before(inputs);
  await act(async () => {
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError: (error) => problems.push(error) }));
    during(inputs);
  });
  expect(problems).toEqual([]);
  expect([...root.querySelectorAll('input')]).toEqual(inputs);
  return { inputs, onSend, send: () => act(async () => root.querySelector('button')!.click()) };
}

test('What was typed, ticked and moved before hydration reaches the form', async () => {
  const { inputs, onSend, send } = await hydrated({
    before: ([name, agreed, on, share]) => {
      name!.value = 'Ada';
      name!.setSelectionRange(1, 2);
      agreed!.click();
      on!.click();
      share!.value = '45';
    },
  });
  expect(inputs[0]).toHaveValue('Ada');
  expect(inputs[0]!.selectionStart).toBe(1);
  await send();
  expect(onSend).toHaveBeenCalledWith({ name: 'Ada', agreed: true, on: false, share: 45 });
});

test('What is typed and ticked during hydration reaches the form, and what is typed next replaces it', async () => {
  const { inputs, onSend, send } = await hydrated({
    during: ([name, agreed]) => {
      name!.value = 'A';
      name!.dispatchEvent(new Event('input', { bubbles: true }));
      agreed!.click();
    },
  });
  fireEvent.input(inputs[0]!, { target: { value: 'Ada' } });
  await send();
  expect(onSend).toHaveBeenCalledWith({ name: 'Ada', agreed: true, on: true, share: 30 });
});

test('A page that nobody touched is hydrated as it was rendered', async () => {
  const { onSend, send } = await hydrated({});
  await send();
  expect(onSend).toHaveBeenCalledWith({ name: '', agreed: false, on: true, share: 30 });
});
