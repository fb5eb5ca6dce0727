import { serverText } from '@programme/i18n/server';
import { check, type FieldIssue } from './field-issue.js';
import { loginSchema } from './login.schema.js';
import { offerPasswordSchema } from './offer-password.schema.js';
import { registerSchema } from './register.schema.js';

const issuesOf = (schema: Parameters<typeof check>[0], value: unknown): readonly FieldIssue[] => {
  const result = check(schema, value);
  return result.ok ? [] : result.issues;
};

const messagesOf = (schema: Parameters<typeof check>[0], value: unknown): string[] =>
  issuesOf(schema, value).map(({ key, parameters }) => serverText('en', key, parameters));

describe('loginSchema', () => {
  it('asks for both fields in the words of the specification', () => {
    expect(messagesOf(loginSchema, { username: '', password: '' })).toEqual([
      'Username is required',
      'Password is required',
    ]);
  });

  it('answers keys, for each side to translate', () => {
    expect(issuesOf(loginSchema, { username: 'a' })).toEqual([
      { field: 'password', key: 'validation.password.required', parameters: {} },
    ]);
  });

  it('refuses what is not text', () => {
    expect(messagesOf(loginSchema, { username: 5, password: true })).toEqual([
      'Wrong type of value',
      'Wrong type of value',
    ]);
  });
});

describe('registerSchema', () => {
  it('says of an empty field that it is empty, and not how long it must be', () => {
    expect(messagesOf(registerSchema, { username: '', password: '' })).toEqual([
      'Username is required',
      'Password is required',
    ]);
  });

  it.each([
    [{ username: 'ab', password: 'long enough for it' }, 'At least 3 characters'],
    [{ username: 'x'.repeat(65), password: 'long enough for it' }, 'At most 64 characters'],
    [{ username: 'anna ', password: 'long enough for it' }, 'Must not start or end with a space'],
    [{ username: 'anna', password: 'too short' }, 'At least 12 characters'],
    [{ username: 'anna', password: 'long enough\nfor it' }, 'Contains characters that cannot be printed'],
  ])('refuses %j: %s', (value, message) => {
    expect(messagesOf(registerSchema, value)).toEqual([message]);
  });

  it('takes names in any one script, and passwords of whatever can be typed', () => {
    for (const username of ['Żółw', 'Олена', '名前です', 'Jan.Nowak-2_x@example.com']) {
      expect(messagesOf(registerSchema, { username, password: 'zażółć gęślą 🐢' })).toEqual([]);
    }
  });

  it('says once what is wrong with a name of unsuitable letters', () => {
    expect(messagesOf(registerSchema, { username: 'Żółw 🐢', password: 'long enough for it' })).toEqual([
      'Use letters of one alphabet, digits, spaces and . _ - @ only',
    ]);
  });
});

describe('offerPasswordSchema', () => {
  it.each([{}, { password: '' }, { password: '  ' }])('asks for more than blanks: %j', (value) => {
    expect(messagesOf(offerPasswordSchema, value)).toEqual(['Password is required']);
  });
});
