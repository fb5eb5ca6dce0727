import { useState } from 'react';
import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { captureEarlyInput, holdEarlyClicks, replayInputDuringHydration } from './early-input';

const seen: string[] = [];

function Form() {
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [colour, setColour] = useState('red');
  return (
    <form>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      {['red', 'blue'].map((value) => (
        <input key={value} type="radio" name="colour" checked={value === colour} onChange={() => setColour(value)} />
      ))}
      <button type="button" onClick={() => seen.push(`${name} ${agreed} ${colour}`)}>
        <b>Send</b>
      </button>
    </form>
  );
}

const markup =
  '<form><input name="name" value=""><input type="checkbox"><input type="radio" name="colour" checked="">' +
  '<input type="radio" name="colour"><button type="button"><b>Send</b></button></form>';

test('what was typed, checked and clicked in a prerendered page reaches its forms', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = markup;
  const fields = [...root.querySelectorAll('input')];
  const clicks = holdEarlyClicks(root);
  fields[0]!.value = 'Ada';
  fields[0]!.setSelectionRange(1, 2);
  fields[1]!.click();
  fields[3]!.click();
  root.querySelector('b')!.click();
  const problems: unknown[] = [];
  await act(async () => {
    const repeatInput = captureEarlyInput(root);
    hydrateRoot(root, <Form />, { onRecoverableError: (error) => problems.push(error) });
    repeatInput();
  });
  await act(async () => clicks.replay());
  expect(problems).toEqual([]);
  expect([...root.querySelectorAll('input')]).toEqual(fields);
  expect(fields[0]).toHaveValue('Ada');
  expect(fields[0]!.selectionStart).toBe(1);
  expect(seen).toEqual(['Ada true blue']);
});

test('what is typed and checked during hydration reaches its forms too', async () => {
  seen.length = 0;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = markup;
  const fields = [...root.querySelectorAll('input')];
  replayInputDuringHydration(root);
  const repeatInput = captureEarlyInput(root);
  // After what was typed before has been looked for, and before React has the fields.
  fields[0]!.value = 'Ada';
  fields[0]!.dispatchEvent(new Event('input', { bubbles: true }));
  fields[1]!.click();
  await act(async () => {
    hydrateRoot(root, <Form />);
    repeatInput();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect([...root.querySelectorAll('input')]).toEqual(fields);
  await act(async () => root.querySelector('b')!.click());
  expect(seen).toEqual(['Ada true red']);
});

test('what is typed next is not undone by the repetition of what was typed before', () => {
  jest.useFakeTimers();
  try {
    seen.length = 0;
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = markup;
    const field = root.querySelector('input')!;
    replayInputDuringHydration(root);
    field.value = 'A';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    act(() => void hydrateRoot(root, <Form />));
    fireEvent.input(field, { target: { value: 'Ada' } });
    act(() => jest.runAllTimers());
    expect(field).toHaveValue('Ada');
    act(() => root.querySelector('b')!.click());
    expect(seen).toEqual(['Ada false red']);
  } finally {
    jest.useRealTimers();
  }
});
