import { isChunkLoadError } from '@programme/contracts';
import { defaultLanguage, languages, startFailureTexts } from '@programme/i18n';
import { reportFailure } from './remotes/failure-report';
import './start-failure.css';

/**
 * Says that the page could not start, for example because its texts did not load, and offers a reload. Works without
 * React, which may be what failed. A prerendered page stays readable below.
 */
export function showStartFailure(error: unknown, reload = () => window.location.reload()): void {
  console.error('The page could not start', error);
  // A script that did not load is already reported (failed-scripts.ts).
  if (!isChunkLoadError(error)) reportFailure({ remote: 'shell', error });

  const language = languages.find((one) => one === document.documentElement.lang) ?? defaultLanguage;
  const texts = startFailureTexts[language];
  const notice = document.createElement('div');
  notice.className = 'start-failure';
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts.reload;
  button.addEventListener('click', reload);
  notice.append(texts.text, button);
  document.body.prepend(notice);
}
