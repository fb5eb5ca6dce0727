import '@programme/ui/theme.css';
import './fonts.css';
import { startupChunks } from '@programme/ui/startup-chunks';
import { watchScripts } from './remotes/failed-scripts';
import { trackDirty } from './remotes/dirty-state';
import { showStartFailure } from './start-failure';
import { holdEarlyClicks } from './hydration/early-clicks';
import { firstFrame } from './shared/first-frame';
import { yieldToMain } from './shared/yield-to-main';

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

async function run(root: HTMLElement): Promise<void> {
  watchScripts();
  trackDirty();
  const clicks = holdEarlyClicks(root);
  try {
    await firstFrame();
    for (const step of steps) {
      await step();
      await yieldToMain();
    }
    const { start } = await import(/* webpackMode: "eager" */ './start');
    await start(root);
    // After React has rendered the last input, so that forms know of it.
    setTimeout(clicks.replay);
  } catch (error) {
    clicks.discard();
    showStartFailure(error);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');
void run(root);
