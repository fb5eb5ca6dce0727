import { arch, platform } from 'node:process';
import { runsPackagedBrowser } from '@programme/tools/workspace/browser';
import { onlyMain } from '../test-set.js';

/**
 * Whether states are compared with their stored pictures: `E2E_SET=main` does without, and a machine may not run the
 * browser with which they were taken. That is said aloud, and is a failure under CI.
 */
export const withPictures = !onlyMain && canDrawPictures();

function canDrawPictures(): boolean {
  if (runsPackagedBrowser) return true;
  const reason = `the packaged browser runs on Linux on x64, and this is ${platform} on ${arch}`;
  if (process.env['CI']) throw new Error(reason);
  console.error(`SKIPPED states compared with stored pictures: ${reason}`);
  return false;
}
