import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from 'supertest';
import { ServerTextsService } from '../src/features/translations/server-texts.service.js';
import { defaultEngines, sqliteEngine, type TestDatabase } from './support/engines.js';
import { TestServer } from './support/test-server.js';
import { withServer } from './support/with-server.js';

const key = 'server.unauthenticated';
const words = { en: 'Who are you?', pl: 'Kim jesteś?', es: '' };

describe.each(defaultEngines)('the API’s own sentences on $name', (engine) => {
  let database: TestDatabase;
  let server: TestServer;
  let boss: Agent;

  beforeAll(async () => {
    database = await engine.create();
    server = await TestServer.start(database);
    boss = await server.adminBrowser();
  });

  afterEach(async () => {
    await boss.delete(`/api/translations/${key}`).expect(204);
  });

  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const sentence = async (language: string, of = server): Promise<string> =>
    ((await of.browser().get('/api/user').set('Accept-Language', language)).body as { detail: string }).detail;

  it('are in an admin’s words from the moment they are saved to the moment they are removed', async () => {
    await boss.patch(`/api/translations/${key}`).send(words).expect(200);
    expect(await sentence('pl')).toBe('Kim jesteś?');
    expect(await sentence('en')).toBe('Who are you?');
    expect(await sentence('es')).toBe('Inicie sesión.');
    await boss.delete(`/api/translations/${key}`).expect(204);
    expect(await sentence('pl')).toBe('Zaloguj się.');
  });

  it('of fields fill in their placeholders', async () => {
    const field = { en: 'Max. {{max}}!', pl: '', es: '' };
    await boss.patch('/api/translations/validation.maximumLength').send(field).expect(200);
    const body = { username: 'x'.repeat(201), password: 'x' };
    const answer = await server.browser().post('/api/login').send(body).expect(400);
    expect(answer.body).toMatchObject({ errors: { username: 'Max. 200!' } });
  });

  it('are those of the database at the start, and follow it', async () => {
    await boss.patch(`/api/translations/${key}`).send(words).expect(200);
    const other = await TestServer.start(database);
    expect(await sentence('en', other)).toBe('Who are you?');
    await boss.patch(`/api/translations/${key}`).send({ ...words, en: 'Hello?', version: 1 });
    await boss.delete(`/api/translations/${key}`).expect(204);
    // What its clock does every 20 seconds.
    await other.app.get(ServerTextsService, { strict: false }).refresh();
    expect(await sentence('en', other)).toBe('Please log in.');
    await other.stop();
  });

  it('are said while the database is away', async () => {
    await server.database.query('ALTER TABLE translations RENAME TO away');
    await server.app.get(ServerTextsService, { strict: false }).refresh();
    expect(await sentence('pl')).toBe('Zaloguj się.');
    await server.database.query('ALTER TABLE away RENAME TO translations');
  });
});

describe('the language of an answer', () => {
  const server = withServer(sqliteEngine);

  it.each([
    ['pl', 'Zaloguj się.'],
    ['es-MX,es;q=0.9,en;q=0.8', 'Inicie sesión.'],
    ['de, pl;q=0.5', 'Zaloguj się.'],
    ['de', 'Please log in.'],
    ['*', 'Please log in.'],
    ['', 'Please log in.'],
  ])('speaks to a reader of "%s" accordingly', async (languages, detail) => {
    const answer = await server().browser().get('/api/user').set('Accept-Language', languages).expect(401);
    expect(answer.body).toMatchObject({ detail });
    expect(answer.headers['vary']).toContain('Accept-Language');
  });

  it('translates the faults of fields too', async () => {
    const answer = await server().browser().post('/api/login').set('Accept-Language', 'pl').send({}).expect(400);
    expect(answer.body).toMatchObject({ errors: { username: 'Podaj nazwę użytkownika', password: 'Podaj hasło' } });
  });
});
