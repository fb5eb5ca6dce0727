import { isChunkLoadError } from '@programme/contracts';
import { runPageScripts } from './page-scripts';

const preload = (name: string, later = true) => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.href = `/shell/1.0.0/${name}`;
  link.integrity = `sha384-${name}`;
  link.toggleAttribute('data-after-paint', later);
  document.head.append(link);
};

const scripts = () => [...document.head.querySelectorAll('script')];

afterEach(() => document.head.replaceChildren());

test('Runs what the page preloads for after its paint, in order and as it was checked', async () => {
  preload('texts.js', false);
  preload('one.js');
  preload('two.js');
  const run = runPageScripts();
  expect(scripts().map(({ src, integrity }) => [new URL(src).pathname, integrity])).toEqual([
    ['/shell/1.0.0/one.js', 'sha384-one.js'],
  ]);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/shell/1.0.0/one.js', '/shell/1.0.0/two.js']);
  scripts()[1]?.dispatchEvent(new Event('load'));
  await expect(run).resolves.toBeUndefined();
});

test('A script that cannot be loaded is an error of its own', async () => {
  preload('one.js');
  const run = runPageScripts();
  scripts()[0]?.dispatchEvent(new Event('error'));
  const error = await run.catch((reason: unknown) => reason);
  expect(isChunkLoadError(error)).toBe(true);
});

test('A page of the development server has none', async () => {
  await expect(runPageScripts()).resolves.toBeUndefined();
});
