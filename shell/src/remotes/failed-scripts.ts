import { chunkLoadError } from '@programme/contracts';
import { reportFailure } from './failure-report';

/** A script of a remote, or of the shell itself. */
const released = /\/(?:remotes\/([\w-]+)|(shell))\/([\w.+-]+)\/[^/]+\.js$/;

/**
 * Reports every script of a release that the browser could not load or parse, including those whose failure a remote
 * handles itself, such as the PDF chunk that is loaded on a click.
 */
export function watchScripts(): void {
  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) report(event.target.src, 'not loaded');
      else if (event.error instanceof SyntaxError) report(event.filename, event.message);
    },
    { capture: true },
  );
}

function report(address: string, what: string): void {
  const [, name, shell, version] = released.exec(address) ?? [];
  const remote = name ?? shell;
  if (!remote || !version) return;
  reportFailure({ remote, version, error: chunkLoadError(`${address.split('/').at(-1)}: ${what}`) });
}
