import { accessBegan, pageData } from './index';

const put = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="page-data">${text}</script>`;
};

test.each([
  ['nothing', '', {}],
  ['what the server put there', '{"session":"none","texts":[]}', { session: 'none', texts: [] }],
])('The data of a page with %s', (_what, text, data) => {
  put(text);
  expect(pageData()).toEqual(data);
});

test('Data that cannot be read is none, and is reported', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  put('{');
  expect(pageData()).toEqual({});
  expect(reported).toHaveBeenCalled();
});

test('Once somebody is inside, the page no longer says that there is no session, or that the offer is locked', () => {
  put('{"session":"none","offer":"locked","texts":[]}');
  accessBegan();
  expect(pageData()).toEqual({ texts: [] });
});

test('A page that Back brings may be older than the session and the unlocking', () => {
  put('{"session":"none","offer":"locked","texts":[]}');
  const navigation = { type: 'back_forward' } as PerformanceNavigationTiming;
  performance.getEntriesByType = jest.fn(() => [navigation]);
  expect(pageData()).toEqual({ texts: [] });
});
