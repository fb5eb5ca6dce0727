/** `node --import tsx serve-workshop.ts`: builds the stories without Storybook's own page, and serves them. */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import { workshop } from './fixed-product.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const parameters = ['--preview-only', '--test', '--disable-telemetry', '--loglevel=error', '-o', workshop.folder];
const { status } = spawnSync('node_modules/.bin/storybook', ['build', ...parameters], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
createServer(sirv(workshop.folder)).listen(workshop.port, 'localhost');
