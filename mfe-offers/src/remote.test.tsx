import { isCompatibleContract, isRemoteModule } from '@programme/mfe-contract';
import * as remote from './remote';

test('The module is what the shell expects of a remote', () => {
  expect(isRemoteModule(remote)).toBe(true);
  expect(isCompatibleContract(remote.contractVersion)).toBe(true);
});

test.each([
  ['en', 'Invalid password'],
  ['pl', 'Nieprawidłowe hasło'],
  ['es', 'Contraseña incorrecta'],
] as const)('The remote brings its texts in %s', async (language, text) => {
  expect((await remote.loadTexts(language))['offer.invalid.title']).toBe(text);
});
