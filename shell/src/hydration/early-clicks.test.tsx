import { useState } from 'react';
import { act } from '@testing-library/react';
import { TextField } from '@programme/ui';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { holdEarlyClicks } from './early-clicks';

function Form({ onSend }: { readonly onSend: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <form>
      <TextField value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={() => onSend(name)}>
        <b>Send</b>
      </button>
    </form>
  );
}

function prerendered() {
  const onSend = jest.fn();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form onSend={onSend} />);
  return { root, onSend, page: <Form onSend={onSend} /> };
}

test('A click before hydration is replayed with what was typed before it', async () => {
  const { root, onSend, page } = prerendered();
  const submitted = jest.fn((event: Event) => event.preventDefault());
  root.addEventListener('submit', submitted);
  const clicks = holdEarlyClicks(root);
  root.querySelector('input')!.value = 'Ada';
  root.querySelector('b')!.click();
  expect(submitted).not.toHaveBeenCalled();
  await act(async () => void hydrateRoot(root, page));
  await act(async () => clicks.replay());
  expect(onSend.mock.calls).toEqual([['Ada']]);
});

test('Without scripts no click is replayed and no form is sent', async () => {
  const { root, onSend } = prerendered();
  const clicks = holdEarlyClicks(root);
  root.querySelector('b')!.click();
  clicks.discard();
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  root.querySelector('form')!.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
});
