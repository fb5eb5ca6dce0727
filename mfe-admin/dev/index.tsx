/** `npm run dev -- mfe-admin --alone`: this remote without the shell. */
import { startStandalone } from '@programme/testing/standalone';
import * as remote from '../src/remote';

void startStandalone(remote);
