import { describe, expect, it } from 'vitest';
import { engines, sqliteEngine } from './support/engines.js';
import { withServer } from './support/with-server.js';

const newcomer = { username: 'Jan Kowalski', password: 'four plain words here' };

describe.each(engines)('registration on $name', (engine) => {
  const server = withServer(engine, { registration: true });
  const register = (body: object) => server().browser().post('/api/register').send(body);

  it('makes a user who is no admin and can log in', async () => {
    const answer = await register(newcomer).expect(201);
    expect(answer.body).toEqual({ id: expect.any(Number), username: 'Jan Kowalski', isAdmin: false });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    await server().browser().post('/api/login').send(newcomer).expect(200);
    expect((await server().browser().get('/api/settings')).body).toMatchObject({ registration: true });
  });

  it('gives a name once, whatever its case, also to two at once', async () => {
    const answer = await register({ ...newcomer, username: 'JAN KOWALSKI' }).expect(409);
    expect(answer.body).toMatchObject({ detail: 'This username is already taken.' });
    const both = await Promise.all([1, 2].map(() => register({ ...newcomer, username: 'twin' })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('takes names at the limits of their length, in any script', async () => {
    for (const username of [
      'abc',
      'İ'.repeat(64),
      '名前です',
      'żółw',
      'Олена',
      'anna.k_2-x@example.com',
      'नमस्ते',
      'שלום',
      'Γιάννης',
    ]) {
      await register({ ...newcomer, username }).expect(201);
    }
  });

  it('gives a name once, however its letters are made', async () => {
    await register({ ...newcomer, username: 'Zoë Paul' }).expect(201);
    for (const username of ['Zoe\u0308 Paul', 'zoë  paul', 'Zoë PauI', 'Zoë Pau1', 'zoë paul']) {
      const answer = await register({ ...newcomer, username }).expect(409);
      expect(answer.body).toMatchObject({ detail: 'This username is already taken.' });
    }
    await register({ ...newcomer, username: 'eco' }).expect(201);
    await register({ ...newcomer, username: 'есо' }).expect(409);
    const both = await Promise.all(['modern', 'modem'].map((username) => register({ ...newcomer, username })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    await server()
      .browser()
      .post('/api/login')
      .send({ ...newcomer, username: 'ZOE\u0308 Paul' })
      .expect(200);
  });

  it.each([
    'ad\u200bmin',
    'аdmin',
    'ａｄｍｉｎ',
    'ﬁona',
    'admin\u00ad',
    'a\u0332dmin',
    'pαul',
    'Jan\u00a0Nowak',
    'żółw 🐢',
    'a/b/c',
  ])('refuses the name %j, which could pass for another', async (username) => {
    const answer = await register({ ...newcomer, username }).expect(400);
    expect(answer.body).toMatchObject({
      errors: { username: 'Use letters of one alphabet, digits, spaces and . _ - @ only' },
    });
  });

  it.each([
    ['username', 'ab', 'At least 3 characters'],
    ['username', 'x'.repeat(65), 'At most 64 characters'],
    ['username', ' abc', 'Must not start or end with a space'],
    ['username', 'a\tb c', 'Contains characters that cannot be printed'],
    ['username', 'ᅟᅟᅟ', 'Contains characters that cannot be printed'],
    ['password', 'elevenchars', 'At least 12 characters'],
    ['password', 'x'.repeat(201), 'At most 200 characters'],
    ['password', 'Password1234', 'This password is too easy to guess'],
    ['password', 'aaaaaaaaaaaaaa', 'This password is too easy to guess'],
  ])('refuses the %s "%s"', async (field, value, message) => {
    const answer = await register({ ...newcomer, username: 'someone', [field]: value }).expect(400);
    expect(answer.body).toMatchObject({ errors: { [field]: message } });
  });

  it('does not let anyone make themselves admin', async () => {
    await register({ ...newcomer, username: 'sneaky', isAdmin: true }).expect(400);
  });
});

describe('registration that is off', () => {
  const server = withServer(sqliteEngine);

  it('is refused, whatever the body', async () => {
    for (const body of [newcomer, {}, { username: 5 }]) {
      const answer = await server().browser().post('/api/register').send(body).expect(403);
      expect(answer.body).toMatchObject({ detail: 'Registration is not open.' });
    }
  });
});
