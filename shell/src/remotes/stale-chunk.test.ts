import { stubApi } from '@programme/testing';

/** Where jsdom cannot go: the page's own reload. */
const reload = jest.fn();

/** Each test is another page, which remembers nothing of the last one but what the browser keeps for the tab. */
async function openPage(loaded: string) {
  jest.resetModules();
  const { setPageVersion } = await import('./page-versions');
  const { reloadIfStale } = await import('./stale-chunk');
  (await import('./dirty-state')).trackDirty();
  setPageVersion('calculators', loaded);
  return (live: string) => {
    const manifest = `/remotes/calculators/${live}/mf-manifest.json`;
    stubApi({ 'GET /remotes.json': { body: { remotes: { calculators: { version: live, manifest } } } } });
    return reloadIfStale('calculators', reload);
  };
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
});

test('A stale chunk after a release reloads the page', async () => {
  await (
    await openPage('1.0.0')
  )('1.1.0');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('That happens once for a release, whatever the next page finds', async () => {
  await (
    await openPage('1.0.0')
  )('1.1.0');
  await (
    await openPage('1.0.0')
  )('1.1.0');
  expect(reload).toHaveBeenCalledTimes(1);
  await (
    await openPage('1.1.0')
  )('1.2.0');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('While the release of the page is live, loading it anew would change nothing', async () => {
  await (
    await openPage('1.0.0')
  )('1.0.0');
  expect(reload).not.toHaveBeenCalled();
});

test('What somebody typed is not thrown away', async () => {
  const recover = await openPage('1.0.0');
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await recover('1.1.0');
  expect(reload).not.toHaveBeenCalled();
});

test('Without storage nothing is loaded anew: it might go on for ever', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await (
    await openPage('1.0.0')
  )('1.1.0');
  expect(reload).not.toHaveBeenCalled();
});
