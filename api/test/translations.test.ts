import { describe, expect, it } from 'vitest';
import { TranslationEntity } from '../src/features/translations/translation.entity.js';
import { engines } from './support/engines.js';
import { withServer } from './support/with-server.js';

const entry = { key: 'shell.title', en: 'Prices', pl: 'Ceny — „żółć”', es: 'Precios', version: 1 };

describe.each(engines)('translations on $name', (engine) => {
  const server = withServer(engine);
  const list = (etag = '') => server().browser().get('/api/translations').set('If-None-Match', etag);

  it('are an empty list while nothing is overridden, and are asked again each time', async () => {
    const answer = await list().expect(200);
    expect(answer.body).toEqual([]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('are not sent again while nothing changed', async () => {
    const { etag } = (await list().expect(200)).headers;
    const unchanged = await list(etag).expect(304);
    expect(unchanged.text).toBe('');
    await server()
      .database.getRepository(TranslationEntity)
      .insert({ ...entry });
    const changed = await list(etag).expect(200);
    expect(changed.body).toEqual([entry]);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  it('come in the order of their keys', async () => {
    await server()
      .database.getRepository(TranslationEntity)
      .insert({ ...entry, key: 'Admin.title' });
    expect((await list()).body).toMatchObject([{ key: 'Admin.title' }, { key: 'shell.title' }]);
  });
});
