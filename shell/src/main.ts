import { startupChunks } from '@programme/ui/startup-chunks';
import { yieldToMain } from './shared/yield-to-main';
import { clicks, giveUp, root } from './starter';

/*
 * Chunked start-up. The prerendered page can be read and typed into before this runs. All modules lie in one script
 * (`eager`) and are evaluated a few at a time, dependencies first, so that a slow phone can handle input between the
 * steps (docs/performance.md).
 */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './remotes/external-runtime'),
  () => import(/* webpackMode: "eager" */ './texts/text-sources'),
  () => import(/* webpackMode: "eager" */ '@programme/platform'),
  () => import(/* webpackMode: "eager" */ './store/shell.api'),
  ...startupChunks,
  () => import(/* webpackMode: "eager" */ './remotes/federation-host'),
  () => import(/* webpackMode: "eager" */ './root'),
];

async function run(): Promise<void> {
  for (const step of steps) {
    await step();
    await yieldToMain();
  }
  const { start } = await import(/* webpackMode: "eager" */ './start');
  const successorOf = await start(root);
  // After React has rendered the last input, so that forms know of it.
  setTimeout(() => void clicks.replay(successorOf));
}

run().catch(giveUp);
