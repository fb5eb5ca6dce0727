import { tokens } from '@programme/ui';
import type { OfferViewModel } from '@programme/offer-view';
import { drawLogo } from './pdf-logo';
import { sheet, type PdfPage } from './pdf-page';

const color = tokens.print;
const inner = sheet.width - 2 * sheet.margin;

const headingLook = { size: 22, color: color.card, bold: true, width: inner };

/** The cover at the head of the first sheet: the vendor, whom the offer is for, who made it, how long it stands. */
export function drawHeading(page: PdfPage, view: OfferViewModel): void {
  const facts = factColumns(view);
  const factsAt = 23 + page.heightOf(view.heading, headingLook) + 5;
  const end = factsAt + Math.max(...facts.map((fact) => factHeight(page, fact))) + 7;

  page.pdf.setFillColor(color.brand).rect(0, 0, sheet.width, end, 'F');
  drawPulse(page);
  drawLogo(page, { name: view.vendor, x: sheet.margin, y: 6.8, ground: color.card, ink: color.brand });
  page.text(view.heading, sheet.margin, 23, headingLook);
  for (const fact of facts) {
    page.text(fact.label, fact.x, factsAt, labelLook);
    let y = factsAt + 4.4;
    y += page.text(fact.value, fact.x, y, valueLook(fact));
    for (const { text, href } of fact.lines) {
      y += href ? page.link(text, fact.x, y, lineLook(fact), href) : page.text(text, fact.x, y, lineLook(fact));
    }
  }

  page.y = end + 5;
  page.y += page.text(view.currency, sheet.margin, page.y, { size: 9.5, color: color.muted }) + 4;
  if (view.expired) page.box([view.expired.text], 'warning', view.expired.badge);
  if (view.introduction) page.prose(view.introduction);
}

type Fact = OfferViewModel['facts'][number] & {
  readonly x: number;
  readonly width: number;
  /** Below its value: how the creator is reached, when the last day ends by the reader's clock. */
  readonly lines: readonly { readonly text: string; readonly href?: string }[];
};

/** Side by side, in columns of one width. */
function factColumns({ facts, contacts }: OfferViewModel): Fact[] {
  const width = inner / facts.length;
  return facts.map((fact, index) => ({
    ...fact,
    x: sheet.margin + index * width,
    width: width - 4,
    lines: [
      ...(fact.note ? [{ text: fact.note }] : []),
      ...(fact.id === 'creator' ? contacts.map(({ value, href }) => ({ text: value, href })) : []),
    ],
  }));
}

const labelLook = { size: 8.5, color: color.card } as const;
const valueLook = ({ width }: Fact) => ({ size: 10.5, color: color.card, bold: true, width });
const lineLook = ({ width }: Fact) => ({ size: 9, color: color.card, width });
const factHeight = (page: PdfPage, fact: Fact) =>
  fact.lines.reduce(
    (height, { text }) => height + page.heightOf(text, lineLook(fact)),
    4.4 + page.heightOf(fact.value, valueLook(fact)),
  );

/** A pulse across the rest of the line that the logo stands in. */
function drawPulse({ pdf }: PdfPage): void {
  pdf.setDrawColor(color.card).setLineWidth(0.5);
  pdf.lines(
    [
      [18, 0],
      [4, -6],
      [6, 10],
      [4.5, -6.5],
      [2.8, 2.5],
      [26, 0],
    ],
    sheet.width - 61.3,
    11,
  );
}
