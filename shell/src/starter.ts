import '@programme/ui/theme.css';
import '@programme/ui/forced-colors.css';
import './fonts.css';
import { trackDirty } from './remotes/dirty-state';
import { watchScripts } from './remotes/failed-scripts';
import { holdEarlyClicks } from './hydration/early-clicks';
import { firstPaint } from './shared/first-paint';
import { runPageScripts } from './shared/page-scripts';
import { showStartFailure } from './start-failure';

/*
 * The page's first script, a few kB that arrive with the page. It keeps what a visitor does on the prerendered page
 * before the application has started, and runs the application's script once the page has been painted (ADR 18).
 */
const element = document.getElementById('root');
if (!element) throw new Error('The page has no #root to render into');

export const root = element;

watchScripts();
trackDirty();

/** Clicks from before hydration. */
export const clicks = holdEarlyClicks(root);

/** Tells the visitor that the page stays as it is. */
export function giveUp(error: unknown): void {
  clicks.discard();
  showStartFailure(error);
}

firstPaint(root).then(runPageScripts).catch(giveUp);
