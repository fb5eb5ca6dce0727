import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';

type Frame = { readonly png: Buffer; readonly milliseconds: number };

/** Of the picture's two colours: the surface of the captions, and the ring around what is about to be clicked. */
const look = { surface: '#0b3d2e', ring: '#ee5a2b' };

/** The picture, and the strip of the caption at its foot. */
const picture = { width: 1000, height: 640 };
const captionHeight = 44;

/** A laptop's page is shown smaller, as README pages are no wider. */
const scale = 1280 / picture.width;

/** The size of a page that fills the picture. */
export const tourViewport = { width: 1280, height: Math.round((picture.height - captionHeight) * scale) };

/** Takes the frames of a tour, and joins them to one animated picture. */
export class Recorder {
  readonly #frames: Frame[] = [];
  #caption = '';

  constructor(readonly page: Page) {}

  /** Says below the page what happens, from the next frame on. */
  caption(text: string): void {
    this.#caption = text;
  }

  /** Takes a frame that shows what the page shows now, with a ring around what comes next. */
  async take(seconds: number, next?: Locator): Promise<void> {
    await this.#quiet();
    const box = await next?.boundingBox();
    const page = await this.page.screenshot({ animations: 'disabled', caret: 'initial' });
    const { width, height } = picture;
    const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      ${box ? ringAround(box) : ''}
      <rect y="${height - captionHeight}" width="${width}" height="${captionHeight}" fill="${look.surface}"/>
      <text x="24" y="${height - 16}" font-family="sans-serif" font-size="17" fill="#fff">${this.#caption}</text>
    </svg>`;
    const shrunk = await sharp(page)
      .resize(width, height - captionHeight)
      .toBuffer();
    const png = await sharp(shrunk)
      .extend({ bottom: captionHeight, background: look.surface })
      .composite([{ input: Buffer.from(overlay) }])
      .png()
      .toBuffer();
    this.#frames.push({ png, milliseconds: seconds * 1000 });
  }

  /** Shows what comes next, and clicks it. */
  async click(seconds: number, target: Locator): Promise<void> {
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await this.take(seconds, target);
    await target.click();
  }

  /** Waits for what is on its way, and closes toasts, which would cover other things. */
  async #quiet(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate('document.fonts.ready');
    await this.page.getByRole('banner').getByRole('progressbar').waitFor({ state: 'hidden' });
    const toasts = this.page.getByRole('button', { name: 'Close', exact: true });
    while ((await toasts.count()) > 0) await toasts.last().click();
    // What a toast leaves behind fades.
    await this.page.waitForTimeout(300);
  }

  /** An animated WebP that begins anew for ever. */
  join(): Promise<Buffer> {
    return sharp(
      this.#frames.map(({ png }) => png),
      { join: { animated: true } },
    )
      .webp({ quality: 72, effort: 6, loop: 0, delay: this.#frames.map(({ milliseconds }) => milliseconds) })
      .toBuffer();
  }

  get frames(): readonly Frame[] {
    return this.#frames;
  }
}

/** @param box in px of the page */
function ringAround(box: { x: number; y: number; width: number; height: number }): string {
  const [x, y, width, height] = [box.x - 6, box.y - 6, box.width + 12, box.height + 12].map((value) => value / scale);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="11" fill="none" stroke="${look.ring}"
    stroke-width="3"/>`;
}
