import { ProblemError } from '../errors/problem.error.js';

/**
 * Passwords of 12 characters and more that lists of stolen ones hold, and that the rules below do not catch; lower
 * case.
 */
const stolen = new Set(
  `1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5y6 zaq12wsxcde3 qwertyuiop123 qwerty123456 qwertyuiopasdf password1234 password12345
  password123456 passwordpassword1 p@ssw0rd1234 passw0rd1234 administrator administrator1 administracja
  changemeplease letmein12345 letmeinplease welcome12345 welcome123456 iloveyou1234 iloveyouforever iloveyousomuch
  manchesterunited liverpoolfc1 basketball12 superman12345 spiderman1234 sunshine1234 princess1234 football1234
  baseball1234 dragonball123 pokemon12345 minecraft123 michaeljackson chelseafc123 trustno1trustno1 correcthorsebatterystaple
  thisismypassword mypassword123 mypassword1234 secretpassword supersecret1 supersecret123 masterpassword
  hasloweslowo haslo1234567 mojehaslo123 kochamcie123 polska123456 zaq1@wsxcde3 contrasena123 contraseña123
  micontraseña1 teamomucho123 barcelona1234 realmadrid123 monkey123456 starwars1234 computer1234 internet1234
  samsung12345 google123456 facebook1234 summer202020 winter202020 qazwsxedcrfv asdfghjkl123 zxcvbnm12345`.split(/\s+/),
);

const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789'.repeat(3), 'qwertyuiopasdfghjklzxcvbnm'];

const fewestDistinct = 5;

/**
 * Whether a password is one that guessers try first: a stolen one, too few different characters, one piece repeated, a
 * run of the alphabet, the digits or the keyboard, or hardly more than the username. Regardless of case.
 */
export function isCommonPassword(password: string, username: string): boolean {
  const text = password.toLowerCase();
  return (
    stolen.has(text) ||
    new Set(text).size < fewestDistinct ||
    isRepetition(text) ||
    isRun(text) ||
    isName(text, username)
  );
}

/** `abcabcabcabc`: found again inside itself doubled, before its own end. */
const isRepetition = (text: string): boolean => (text + text).indexOf(text, 1) < text.length;

const isRun = (text: string): boolean =>
  [...rows, ...rows.map((row) => [...row].reverse().join(''))].some((row) => row.includes(text));

function isName(text: string, username: string): boolean {
  const name = username.toLowerCase();
  const leftOver = text.replaceAll(name, '').replaceAll(/[\d\W_]/g, '');
  return text.includes(name) && leftOver.length < fewestDistinct;
}

/** Throws `invalid-request` for a password that guessers try first. */
export function refuseCommonPassword(password: string, username: string): void {
  if (!isCommonPassword(password, username)) return;
  const issue = { field: 'password', key: 'validation.password.common', parameters: {} } as const;
  throw new ProblemError('invalid-request', { issues: [issue] });
}
