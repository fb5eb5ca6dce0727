import { arch, platform } from 'node:process';
import { runsPackagedBrowser } from '@programme/tools/workspace/browser';

/**
 * Whether this machine runs the browser with which the stored pictures were taken. Where it does not, which is said
 * aloud, and is a failure under CI, the screens are not compared.
 */
export function canDrawPictures(): boolean {
  if (runsPackagedBrowser) return true;
  const reason = `the packaged browser runs on Linux on x64, and this is ${platform} on ${arch}`;
  if (process.env['CI']) throw new Error(reason);
  console.error(`SKIPPED screens compared with stored pictures: ${reason}`);
  return false;
}
