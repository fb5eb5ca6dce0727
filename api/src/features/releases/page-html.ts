import { pageDataId, type PageData, type StaffSidebar, type Theme } from '@programme/contracts';
import type { Language } from '@programme/i18n';
import type { NeededFile, ReleasedScreen } from './released-pages.js';

type PageContent = {
  readonly language: Language;
  readonly theme: Theme;
  readonly sidebar: StaffSidebar | undefined;
  /** Files that the browser preloads. */
  readonly files: readonly NeededFile[];
  readonly screen: ReleasedScreen | undefined;
  readonly data: PageData;
};

/** The shell's released page, filled in for this visit. */
export function pageHtml(template: string, { language, theme, sidebar, files, screen, data }: PageContent): string {
  const head = files.map(preload).join('') + (screen?.styles ?? '');
  const block = `<script type="application/json" id="${pageDataId}">${jsonInHtml(data)}</script>`;
  const shown =
    (theme === 'system' ? '' : ` data-theme="${theme}"`) + (sidebar === undefined ? '' : ` data-sidebar="${sidebar}"`);
  const page = template
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"${shown}`)
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${block}</body>`);
  if (!screen) return page;
  const { title, description } = screen;
  const described = description
    ? page.replace(
        /<meta\s+name="description"[^>]*>/,
        () => `<meta name="description" content="${escaped(description)}">`,
      )
    : page;
  return described
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${screen.html}</div>`);
}

/**
 * Scripts are classic ones, fetched as their elements fetch them, and like deferred ones after what the first paint needs;
 * fonts are fetched as by script, and so are the manifests that releases of before 2027 name. Calls of the API send cookies.
 */
const attributes: Readonly<Record<string, string>> = {
  script: 'as="script" fetchpriority="low"',
  fetch: 'as="fetch" crossorigin',
  call: 'as="fetch" crossorigin="use-credentials"',
  font: 'as="font" type="font/woff2" crossorigin',
};

/** A browser takes what it has fetched for a script only if both ask for it in the same way. */
function preload({ href, as, integrity }: NeededFile): string {
  const attribute = attributes[as];
  if (!attribute) return '';
  const checked = integrity ? ` integrity="${escaped(integrity)}" crossorigin` : '';
  return `<link rel="preload" href="${escaped(href)}" ${attribute}${checked}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A script element ends at the first end tag in it, whatever it holds. */
const jsonInHtml = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
