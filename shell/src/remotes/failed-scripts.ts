import { reportFailure } from './failure-report';

/** A script of a remote, or of the shell itself. */
const released = /\/(?:remotes\/([\w-]+)|(shell))\/([\w.+-]+)\/[^/]+\.js$/;

/**
 * Reports every script of a release that the browser could not load or parse: also those whose failure a remote deals with
 * by itself, such as the PDF's that is loaded by a click.
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
  const [, part, shell, version] = released.exec(address) ?? [];
  const remote = part ?? shell;
  if (!remote || !version) return;
  const error = new Error(`${address.split('/').at(-1)}: ${what}`);
  error.name = 'ChunkLoadError';
  reportFailure({ remote, version, error });
}
