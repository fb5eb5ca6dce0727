import { beforeAll, describe, expect, it } from 'vitest';
import { limits, type Creator } from '@programme/contracts';
import type { Agent } from 'supertest';
import { CreatorsService } from '../src/features/creators/creators.service.js';
import { engines } from './support/engines.js';
import { withServer } from './support/with-server.js';

describe.each(engines)('creators on $name', (engine) => {
  const server = withServer(engine);
  let boss: Agent;

  beforeAll(async () => {
    boss = await server().adminBrowser();
  });

  const list = async (): Promise<Creator[]> => (await boss.get('/api/creators').expect(200)).body as Creator[];
  const add = (name: string, shortName = 'X') => boss.post('/api/creators').send({ name, shortName });
  const change = (id: number | string, body: object) => boss.patch(`/api/creators/${id}`).send(body);
  const added = async (name: string): Promise<Creator> => (await add(name).expect(201)).body as Creator;

  it('are fifteen people at first, in the order of their names', async () => {
    const creators = await list();
    expect(creators).toHaveLength(15);
    expect(creators.every(({ isActive }) => isActive)).toBe(true);
    const names = creators.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
    expect(creators.slice(6, 9).map(({ shortName }) => shortName)).toEqual(['Íñigo', 'Joanna', 'Łukasz']);
  });

  it('are added active, and found by whoever makes offers', async () => {
    const creator = await added('Zoë Ó Súilleabháin');
    expect(creator).toEqual({
      id: expect.any(Number),
      name: 'Zoë Ó Súilleabháin',
      shortName: 'X',
      isActive: true,
      email: null,
      phone: null,
    });
    expect(await list()).toContainEqual(creator);
    const creators = server().app.get(CreatorsService, { strict: false });
    expect(await creators.findByName('zoë ó SÚILLEABHÁIN')).toEqual(creator);
    await change(creator.id, { isActive: false }).expect(200);
    expect(await creators.findByName(creator.name)).toEqual({ ...creator, isActive: false });
    for (const name of ['Nobody', '', `${creator.name} `]) expect(await creators.findByName(name)).toBeUndefined();
  });

  it.each([
    ['in capitals', 'ŁUKASZ DĄBROWSKI'],
    ['in small letters', 'łukasz dąbrowski'],
    ['with its accents written apart', 'Łukasz Dąbrowski'.normalize('NFD')],
  ])('are one for each name, so that another %s is refused', async (spelt, name) => {
    const answer = await add(name).expect(409);
    expect(answer.body).toMatchObject({ detail: 'There is already a creator with this name.' });
    const other = await added(`Other ${spelt}`);
    await change(other.id, { name }).expect(409);
    await change(other.id, { name: `OTHER ${spelt}` }).expect(200);
  });

  it('that two admins add at the same moment are added once', async () => {
    const answers = await Promise.all(['Ada Twin', 'ADA TWIN', 'ada twin'].map((name) => add(name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('change in what the change names, and in nothing else', async () => {
    const creator = await added('Before Change');
    expect((await change(creator.id, { isActive: false }).expect(200)).body).toEqual({ ...creator, isActive: false });
    const after = { ...creator, isActive: false, shortName: 'Aft' };
    expect((await change(creator.id, { shortName: 'Aft' }).expect(200)).body).toEqual(after);
    expect((await change(creator.id, { name: 'After Change' }).expect(200)).body).toEqual({
      ...after,
      name: 'After Change',
    });
    expect(await list()).toContainEqual({ ...after, name: 'After Change' });
    await add('Before Change').expect(201);
  });

  it('are reached by e-mail and telephone, if they want', async () => {
    const reached = { email: 'ines@example.com', phone: '+48 (22) 123-45-67' };
    const { body } = await boss
      .post('/api/creators')
      .send({ name: 'Inés Reached', shortName: 'Inés', ...reached })
      .expect(201);
    const creator = body as Creator;
    expect(creator).toMatchObject(reached);
    expect((await change(creator.id, { phone: null }).expect(200)).body).toEqual({ ...creator, phone: null });
    expect((await change(creator.id, { shortName: 'I' }).expect(200)).body).toMatchObject({ email: reached.email });
    expect(await list()).toContainEqual({ ...creator, shortName: 'I', phone: null });
  });

  it('have names as long as a name may be, in letters that grow when they are compared', async () => {
    for (const letter of ['İ', '𝅘𝅥𝅮', '\u0958']) {
      const name = letter.repeat(Math.floor(limits.name / letter.length));
      expect((await add(name, name).expect(201)).body).toMatchObject({ name, shortName: name });
    }
  });

  it.each([
    [{ name: 'A', shortName: 'A' }, 'name'],
    [{ name: ' Ada', shortName: 'A' }, 'name'],
    [{ name: 'x'.repeat(201), shortName: 'A' }, 'name'],
    [{ name: 'Ada\u0007', shortName: 'A' }, 'name'],
    [{ name: 'Ada' }, 'shortName'],
    [{ name: 'Ada', shortName: '' }, 'shortName'],
    [{ name: 'Ada', shortName: 'A', id: 1 }, 'id'],
    [{ name: 'Ada', shortName: 'A', email: 'ada' }, 'email'],
    [{ name: 'Ada', shortName: 'A', email: '' }, 'email'],
    [{ name: 'Ada', shortName: 'A', email: `${'a'.repeat(250)}@b.pl` }, 'email'],
    [{ name: 'Ada', shortName: 'A', phone: '+48' }, 'phone'],
    [{ name: 'Ada', shortName: 'A', phone: 'call 123456' }, 'phone'],
    [{ name: 'Ada', shortName: 'A', phone: '1'.repeat(33) }, 'phone'],
  ])('are not added as %j', async (body, field) => {
    const before = await list();
    const answer = await boss.post('/api/creators').send(body).expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    expect(await list()).toEqual(before);
  });

  it('that do not exist cannot be changed', async () => {
    for (const id of ['99999', 'abc', '1e0', '-1', '9'.repeat(30)]) await change(id, { isActive: true }).expect(404);
    await change(1, {}).expect(400);
  });
});
