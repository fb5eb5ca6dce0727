import { defaultLanguage, languages, startFailureTexts } from '@programme/i18n';
import { reportFailure } from './remotes/failure-report';
import { isChunkFailure } from './remotes/gone-chunk';
import './start-failure.css';

/**
 * Says that the page could not start (its texts did not come, say), and offers to load it anew: without React, which may be
 * what is missing. The page as it was served stays readable below.
 */
export function showStartFailure(error: unknown, reload = () => window.location.reload()): void {
  console.error('The page could not start', error);
  // A script that did not come is reported where that is seen (failed-scripts.ts).
  if (!isChunkFailure(error)) reportFailure({ remote: 'shell', error });

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
