import { arch, platform } from 'node:process';

/**
 * Whether this machine runs the browser with which the stored pictures were taken. Where it does not, which is said
 * aloud, and is a failure under CI, the screens are not compared.
 */
export function canDrawPictures(): boolean {
  if (platform === 'linux' && arch === 'x64') return true;
  const reason = `the packaged browser runs on Linux on x64, and this is ${platform} on ${arch}`;
  if (process.env['CI']) throw new Error(reason);
  console.error(`SKIPPED screens compared with stored pictures: ${reason}`);
  return false;
}
