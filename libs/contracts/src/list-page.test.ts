import { listPage, pageHeaders } from './list-page.js';

const headersOf = (headers: Record<string, string>) => ({ get: (name: string) => headers[name] ?? null });

describe('listPage', () => {
  it('reads total and next cursor from the headers', () => {
    const headers = headersOf({
      [pageHeaders.totalCount]: '10000',
      [pageHeaders.totalRelation]: 'gte',
      [pageHeaders.link]: '</api/logs?limit=2&cursor=a%2Bb%3D>; rel="next"',
    });
    expect(listPage(['x', 'y'], headers)).toEqual({
      rows: ['x', 'y'],
      total: { count: 10_000, exact: false },
      next: 'a+b=',
    });
  });

  it.each(['', '</api/logs?cursor=abc>; rel="prev"', 'nonsense'])('knows the last page by its link %p', (link) => {
    const headers = headersOf({ [pageHeaders.totalCount]: '2', [pageHeaders.link]: link });
    expect(listPage([1, 2], headers)).toEqual({ rows: [1, 2], total: { count: 2, exact: true }, next: null });
  });
});
