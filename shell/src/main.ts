import './fonts.css';
import { evaluationSteps } from '@programme/ui/evaluation-steps';
import { watchScripts } from './remotes/failed-scripts';
import { watchTyping } from './remotes/typed-input';
import { showStartFailure } from './start-failure';
import { holdEarlyClicks } from './hydration/early-input';
import { nextTask } from './shared/yield-to-main';

/*
 * The page can be read and typed into before this runs. All of it lies in one script, whose modules are evaluated a few at a
 * time, so that a slow phone goes on answering between them (docs/performance.md); what comes early are those that others
 * stand on. `eager` keeps each in this script.
 */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './remotes/external-runtime'),
  () => import(/* webpackMode: "eager" */ './texts/text-sources'),
  () => import(/* webpackMode: "eager" */ '@programme/platform'),
  () => import(/* webpackMode: "eager" */ './store/shell.api'),
  ...evaluationSteps,
  () => import(/* webpackMode: "eager" */ './remotes/federation-host'),
  () => import(/* webpackMode: "eager" */ './root'),
];

async function run(root: HTMLElement): Promise<void> {
  watchScripts();
  watchTyping();
  const clicks = holdEarlyClicks(root);
  try {
    for (const step of steps) {
      await step();
      await nextTask();
    }
    const { start } = await import(/* webpackMode: "eager" */ './start');
    await start(root);
    // Forms learn of the last input when React has rendered it.
    setTimeout(clicks.repeat);
  } catch (error) {
    clicks.drop();
    showStartFailure(error);
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to render into');
void run(root);
