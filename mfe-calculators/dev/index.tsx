/** `npm run dev -- mfe-calculators --alone`: this part without the others. */
import { startAlone } from '@programme/testing/alone';
import * as remote from '../src/remote';

void startAlone(remote);
