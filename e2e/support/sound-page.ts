import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.js';

/** Widths in CSS px: a laptop, the same at a zoom of 200 %, a phone, and the narrowest that must fit (WCAG 1.4.10). */
export const widths = { laptop: 1280, zoomed: 640, phone: 360, narrowest: 320 } as const;

const height = 900;

/** Every fault of a page is told, not only the first. */
const softly = expect.configure({ soft: true });

/** What of a page axe looks at. A run in full takes 1.6 s, and contrast is two thirds of it. */
const axeRuns = {
  all: { rules: { 'label-content-name-mismatch': { enabled: true } } },
  /** For a page whose colours were looked at in another width. */
  'all but colours': {
    rules: { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: false } },
  },
  colours: { runOnly: ['color-contrast'] },
  /** What another language can break. The first is off in axe by default; Lighthouse asks for it. */
  names: {
    runOnly: [
      'label-content-name-mismatch',
      'aria-command-name',
      'aria-dialog-name',
      'aria-input-field-name',
      'aria-progressbar-name',
      'aria-toggle-field-name',
      'button-name',
      'document-title',
      'empty-heading',
      'empty-table-header',
      'html-has-lang',
      'html-lang-valid',
      'image-alt',
      'input-button-name',
      'label',
      'link-name',
      'select-name',
      'summary-name',
      'svg-img-alt',
      'valid-lang',
    ],
  },
} as const satisfies Record<string, Parameters<AxeBuilder['options']>[0]>;

/** Expects that axe finds nothing on a page that has settled. */
export async function expectAccessible(page: Page, run: keyof typeof axeRuns, state: string): Promise<void> {
  // No page has frames, so one run in the page itself does, three times as quick; passed checks are not described.
  const axe = new AxeBuilder({ page }).options({ ...axeRuns[run], resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  softly(faults, `${state}: ${run}`).toEqual([]);
}

/** Expects that a page does not scroll sideways and that nothing is cut off or covered. */
export const expectFit = (page: Page, state: string): Promise<void> =>
  // A layout may follow its width a frame later.
  softly.poll(() => layoutFaults(page), { message: state, timeout: 2000 }).toEqual([]);

/** As {@link expectFit}, in each of some widths. */
export async function expectFitAt(page: Page, some: readonly number[], state: string): Promise<void> {
  for (const width of some) {
    await page.setViewportSize({ width, height });
    await expectFit(page, `${state} at ${width} px`);
  }
}
