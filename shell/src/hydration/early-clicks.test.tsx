import { startTransition, useState } from 'react';
import { act } from '@testing-library/react';
import { createStyleCache, TextField, ThemeRoot } from '@programme/ui';
import { keepEarlyInput } from '@programme/ui/keep-early-input';
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
  const page = (
    <ThemeRoot cache={createStyleCache()}>
      <Form onSend={onSend} />
    </ThemeRoot>
  );
  root.innerHTML = renderToString(page);
  return { root, onSend, page };
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

test.each(['before', 'by'])('A click on a page that is drawn anew %s it reaches the new button once', async (when) => {
  const { root, onSend, page } = prerendered();
  root.addEventListener('submit', (event) => event.preventDefault());
  const clicks = holdEarlyClicks(root);
  root.querySelector('input')!.value = 'Ada';
  root.querySelector('b')!.click();
  root.querySelector('b')!.innerHTML = '<font><font>Enviar</font></font>';
  const early = keepEarlyInput(root);
  const onRecoverableError = jest.fn(early.restore);
  const hydrate = () => startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  if (when === 'before') await act(async () => hydrate());
  await act(async () => {
    if (when === 'by') hydrate();
    await clicks.replay(early.successorOf);
  });
  expect(onRecoverableError).toHaveBeenCalled();
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
