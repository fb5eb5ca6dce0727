import { describe, expect, it } from 'vitest';
import { callsAMinute } from '../src/platform/rate-limit/rate-limit.guard.js';
import { sqliteEngine } from './support/engines.js';
import { withServer } from './support/with-server.js';

const failure = {
  remote: 'offers',
  version: '1.0.0-a1b2c3d4',
  reason: 'chunk',
  path: '/offer/:offerId',
  message: 'ChunkLoadError: Loading chunk offer-pdf failed.',
};

describe('a part of the page that failed', () => {
  const server = withServer(sqliteEngine, { trustProxy: 1 });
  const lines = () => server().log.filter(({ msg }) => msg === 'remote failed');

  it('becomes one warning in the log, which says what broke where and nothing of who saw it', async () => {
    const { headers } = await server().browser().post('/api/remote-failures').send(failure).expect(204);
    expect(lines()).toEqual([
      { level: 'warn', time: expect.any(String), requestId: headers['x-request-id'], ...failure, msg: 'remote failed' },
    ]);
  });

  it('needs no more than the name of the part and the reason', async () => {
    await server().browser().post('/api/remote-failures').send({ remote: 'admin', reason: 'timeout' }).expect(204);
    expect(lines().at(-1)).toMatchObject({ remote: 'admin', reason: 'timeout' });
  });

  it.each([
    ['another reason', { reason: 'boredom' }],
    ['a name that is none', { remote: '../admin' }],
    ['a part that no page has', { remote: 'reports' }],
    ['a separator of lines', { message: 'one\u2028two' }],
    ['a mark that turns the text', { message: 'one\u202Etwo' }],
    ['several lines', { message: 'one\n{"level":"error"}' }],
    ['a long message', { message: 'x'.repeat(301) }],
    ['a number for a version', { version: 1 }],
    ['anything else', { user: 'ada' }],
  ])('is not written down with %s', async (_what, change) => {
    const before = lines().length;
    await server()
      .browser()
      .post('/api/remote-failures')
      .send({ ...failure, ...change })
      .expect(400);
    expect(lines()).toHaveLength(before);
  });

  it('is written down so many times a minute for one address', async () => {
    const report = () =>
      server().browser().post('/api/remote-failures').set('X-Forwarded-For', '203.0.113.9').send(failure);
    for (let call = 0; call < callsAMinute; call += 1) await report().expect(204);
    const { headers } = await report().expect(429);
    expect(headers['retry-after']).toBeDefined();
  });
});
