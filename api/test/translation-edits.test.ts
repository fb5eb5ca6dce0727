import { beforeEach, describe, expect, it } from 'vitest';
import { limits, type TranslationEntry } from '@programme/contracts';
import type { Agent } from 'supertest';
import { TranslationEntity } from '../src/features/translations/translation.entity.js';
import { engines, onDefaultEngine } from './support/engines.js';
import { withServer } from './support/with-server.js';

const key = 'shell.title';
const words = { en: 'Prices', pl: 'Ceny', es: 'Precios' };
const none = { en: '', pl: '', es: '' };

describe.each(engines)('edits of translations on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;

  beforeEach(async () => {
    await server().database.query('DELETE FROM translations');
    boss = await server().adminBrowser();
  });

  const list = async (): Promise<TranslationEntry[]> =>
    (await server().browser().get('/api/translations').expect(200)).body as TranslationEntry[];
  const etag = async (): Promise<string> =>
    (await server().browser().get('/api/translations')).headers['etag'] as string;
  const change = (body: object, of = key) => boss.patch(`/api/translations/${of}`).send(body);
  const remove = (version?: number | string, of = key) =>
    boss.delete(`/api/translations/${of}`).query(version === undefined ? {} : { version });
  const stale = { type: 'urn:programme:problem:stale-version', status: 409 };

  it.each(['nothing seen', 'the same version seen'])('made at the same moment with %s: one is taken', async (seen) => {
    if (seen !== 'nothing seen') await change(words).expect(200);
    const version = seen === 'nothing seen' ? {} : { version: 1 };
    const edits = Array.from({ length: 8 }, (_, index) => change({ ...words, en: `Edit ${index}`, ...version }));
    const answers = await Promise.all(edits);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await list()).toEqual([winner?.body]);
  });

  it('are removed at the same moment by several', async () => {
    await change(words).expect(200);
    const answers = await Promise.all([1, undefined, 1, undefined].map((version) => remove(version)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(await list()).toEqual([]);
  });

  it('hold whatever people write, as they wrote it', async () => {
    const text =
      '<script>alert(1)</script> javascript:alert(2) \u202Eexe.gpj\u202C \u200F "\'; DROP TABLE users; -- 🎈';
    await change({ en: text, pl: text, es: 'x'.repeat(limits.text) }).expect(200);
    expect(await list()).toEqual([{ key, en: text, pl: text, es: 'x'.repeat(limits.text), version: 1 }]);
  });

  onDefaultEngine(engine, () => {
    it('make an entry where there was only the built-in text, and go on from version to version', async () => {
      expect((await change(words).expect(200)).body).toEqual({ key, ...words, version: 1 });
      const next = { ...words, pl: 'Cennik — „żółć”\n2026', version: 1 };
      expect((await change(next).expect(200)).body).toEqual({ key, ...next, version: 2 });
      expect(await list()).toEqual([{ key, ...next, version: 2 }]);
    });

    it('are seen by the next reader, whatever was changed', async () => {
      const seen = [await etag()];
      const step = async (done: PromiseLike<unknown>): Promise<void> => {
        await done;
        seen.push(await etag());
      };
      await step(change(words).expect(200));
      await step(change({ ...words, es: 'Tarifas', version: 1 }).expect(200));
      await step(remove(2).expect(204));
      await step(change(words).expect(200));
      expect(seen[3]).toBe(seen[0]);
      expect(new Set(seen).size).toBe(4);
    });

    it('of an entry that the caller has not seen are refused, and change nothing', async () => {
      await change(words).expect(200);
      const other = { en: 'Mine', pl: 'Moje', es: 'Mío' };
      for (const version of [undefined, 2, 999]) {
        expect((await change({ ...other, ...(version && { version }) }).expect(409)).body).toMatchObject(stale);
      }
      expect(await list()).toEqual([{ key, ...words, version: 1 }]);
    });

    it('of an entry that is gone are refused', async () => {
      expect((await change({ ...words, version: 1 }).expect(409)).body).toMatchObject(stale);
      await change(words).expect(200);
      await remove().expect(204);
      expect((await change({ ...words, version: 1 }).expect(409)).body).toMatchObject(stale);
      expect(await list()).toEqual([]);
    });

    it('with a version from before the entry was removed and made again are refused', async () => {
      await change(words).expect(200);
      await remove(1).expect(204);
      const again = (await change({ ...words, en: 'Again' }).expect(200)).body as TranslationEntry;
      expect(again.version).toBeGreaterThan(1);
      await change({ ...words, version: 1 }).expect(409);
      expect((await remove(1).expect(409)).body).toMatchObject(stale);
      expect(await list()).toEqual([again]);
      await change({ ...words, version: again.version }).expect(200);
    });

    it('that empty all words go back to the built-in text', async () => {
      await change({ ...words, pl: '' }).expect(200);
      await change({ ...none, version: 1 }).expect(200);
      expect(await list()).toEqual([]);
      await change(words).expect(200);
      expect(await list()).toMatchObject([{ key, ...words }]);
    });

    it('of blanks alone are words', async () => {
      await change({ ...none, en: ' ' }).expect(200);
      expect(await list()).toEqual([{ key, ...none, en: ' ', version: 1 }]);
    });

    it('are removed from the version that was seen, and as often as one likes', async () => {
      await change(words).expect(200);
      expect((await remove(2).expect(409)).body).toMatchObject(stale);
      expect(await list()).toHaveLength(1);
      await remove(1).expect(204);
      for (const version of [1, 2, undefined]) await remove(version).expect(204);
      await remove(undefined, 'shell.language').expect(204);
      expect(await list()).toEqual([]);
    });

    it.each(['nonsense', 'shell.title%20', 'SHELL.TITLE', '__proto__', 'constructor', '%00', 'a%2Fb', 'x'.repeat(300)])(
      'of the key %s, which nobody has, are refused',
      async (unknown) => {
        await change(words, unknown).expect(404);
        await remove(undefined, unknown).expect(404);
        expect(await list()).toEqual([]);
      },
    );

    it('know a key by any spelling of its address', async () => {
      await change(words, 'shell%2Etitle').expect(200);
      expect(await list()).toMatchObject([{ key }]);
    });

    it('of a text that the product no longer has can be removed', async () => {
      const rows = server().database.getRepository(TranslationEntity);
      await rows.insert({ key: 'gone.with.a.release', ...words, version: 3 });
      await remove(undefined, 'gone.with.a.release').expect(204);
      expect(await list()).toEqual([]);
    });

    it('that lose a placeholder, invent one or misuse braces are refused, in the reader’s language', async () => {
      const broken = { en: 'Language', pl: '{{jezyk}} {{language}}', es: '{language}' };
      const answer = await boss
        .patch('/api/translations/shell.language')
        .set('Accept-Language', 'pl')
        .send(broken)
        .expect(400);
      expect((answer.body as { errors: object }).errors).toEqual({
        en: 'Brakuje symbolu {{language}}. Zostaw go, aby można było wstawić wartość.',
        pl: 'Nie można tu użyć {{jezyk}}: w tym tekście nie ma takiej wartości.',
        es: expect.any(String),
      });
      expect(await list()).toEqual([]);
    });

    it.each([
      [{ en: 'a', pl: 'b' }, 'es'],
      [{ ...words, es: null }, 'es'],
      [{ ...words, en: 5 }, 'en'],
      [{ ...words, en: 'x'.repeat(limits.text + 1) }, 'en'],
      [{ ...words, pl: 'a\u0000' }, 'pl'],
      [{ ...words, pl: '\ud800' }, 'pl'],
      [{ ...words, version: '1' }, 'version'],
      [{ ...words, version: 0 }, 'version'],
      [{ ...words, version: 1.5 }, 'version'],
      [{ ...words, key: 'x' }, 'key'],
    ])('are refused as %j', async (body, field) => {
      const answer = await change(body).expect(400);
      expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
      expect(await list()).toEqual([]);
    });

    it('of removal take a version that is one', async () => {
      for (const version of ['', '0', '1e3', '-1', 'x', '9'.repeat(40)]) await remove(version).expect(400);
      await boss.delete(`/api/translations/${key}?version=1&version=2`).expect(400);
      await boss.delete(`/api/translations/${key}?other=1`).expect(400);
    });
  });
});
