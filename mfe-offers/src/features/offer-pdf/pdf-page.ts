import type { jsPDF } from 'jspdf';
import { __createTable, autoTable, type UserOptions } from 'jspdf-autotable';
import { cleanedLine } from '@programme/contracts';
import { drawnBy, printableText } from '@programme/offer-view/printable-text';
import { tokens } from '@programme/ui';
import { fontFamilies } from './pdf-fonts';

const color = tokens.print;

/** Millimetres. */
export const sheet = { width: 210, height: 297, margin: 16, top: 22, bottom: 20 } as const;

/** Below a table, in mm. */
const tableGap = 5;

const tones = {
  information: { fill: color.sand, line: color.brand },
  warning: { fill: color.warnSoft, line: color.warn },
} as const;

export type Tone = keyof typeof tones;

/** Size in points, width in mm; text wider than that goes on in the next line. */
type TextLook = { readonly size: number; readonly color: string; readonly bold?: boolean; readonly width?: number };

/** A sheet that is filled from top to bottom, and the next one when it is full. */
export class PdfPage {
  /** Where the next thing goes, in mm from the top of the sheet. */
  y: number = sheet.margin;

  constructor(readonly pdf: jsPDF) {}

  /** What is drawn of a text, and in which of the faces that the PDF has. */
  private drawn(text: string): { readonly text: string; readonly font: string } {
    const best = printableText(text);
    const { face, text: drawn } = fontFamilies[best.face] in this.pdf.getFontList() ? best : drawnBy('primary', text);
    return { text: drawn, font: fontFamilies[face] };
  }

  /** One run of text at a place; returns the height of its lines together, in mm. */
  text(text: string, x: number, y: number, look: TextLook): number {
    const lines = this.linesOf(text, look);
    this.pdf.setTextColor(look.color).text(lines, x, y, { baseline: 'top', lineHeightFactor: 1.2 });
    return this.heightOfLines(lines, look);
  }

  /** A text that opens an address with a click; returns its height in mm. */
  link(text: string, x: number, y: number, look: TextLook, address = text): number {
    const height = this.text(text, x, y, look);
    const width = Math.max(...this.linesOf(text, look).map((line) => this.pdf.getTextWidth(line)));
    this.pdf.link(x, y, width, height, { url: address });
    return height;
  }

  /** Goes on at the top of a new sheet. */
  startSheet(): void {
    this.pdf.addPage();
    this.y = sheet.top;
  }

  /** An entry in the PDF's list of contents, for this sheet. */
  bookmark(title: string): void {
    const { pageNumber } = this.pdf.getCurrentPageInfo();
    this.pdf.outline.add(null, cleanedLine(title), { pageNumber });
  }

  /** The height that a text will have, in mm. */
  heightOf(text: string, look: TextLook): number {
    return this.heightOfLines(this.linesOf(text, look), look);
  }

  private linesOf(text: string, { size, bold, width }: TextLook): string[] {
    const { text: drawn, font } = this.drawn(text);
    this.pdf.setFont(font, bold ? 'bold' : 'normal').setFontSize(size);
    return width === undefined ? [drawn] : (this.pdf.splitTextToSize(drawn, width) as string[]);
  }

  private heightOfLines(lines: readonly string[], { size }: TextLook): number {
    return (lines.length * size * 1.2) / this.pdf.internal.scaleFactor;
  }

  /** As much of a text as has room, in whole lines. @param room in mm */
  beginning(text: string, look: TextLook, room: number): { readonly text: string; readonly isWhole: boolean } {
    const lines = this.linesOf(text, look);
    const fitting = Math.max(1, Math.floor(room / this.heightOfLines([''], look)));
    if (lines.length <= fitting) return { text: lines.join('\n'), isWhole: true };
    return { text: `${lines.slice(0, fitting).join('\n').trimEnd()}…`, isWhole: false };
  }

  /**
   * A table below what is there. It goes to the next sheet as a whole when it does not fit, and no row is ever cut.
   *
   * @param bookmark its entry in the PDF's list of contents
   */
  table(options: UserOptions, bookmark?: string): void {
    let toMark = bookmark;
    autoTable(this.pdf, {
      ...this.styled(options),
      willDrawCell: () => {
        // Only now is it known on which sheet the table begins.
        if (toMark !== undefined) this.bookmark(toMark);
        toMark = undefined;
      },
    });
    const { lastAutoTable } = this.pdf as unknown as { lastAutoTable: { finalY: number } };
    this.y = lastAutoTable.finalY + tableGap;
  }

  /** Goes to the next sheet where these tables do not fit on what is left of this one, but on a whole one. */
  keepTogether(tables: readonly UserOptions[]): void {
    const heights = tables.map((options) => {
      const { head, body } = __createTable(this.pdf, this.styled(options));
      return [...head, ...body].reduce((height, row) => height + row.height, 0);
    });
    const height = heights.reduce((sum, one) => sum + one + tableGap, -tableGap);
    const end = sheet.height - sheet.bottom;
    if (this.y + height > end && sheet.top + height <= end) this.startSheet();
  }

  /** In the look of the tables of this document. */
  private styled(options: UserOptions): UserOptions {
    return {
      theme: 'plain',
      startY: this.y,
      margin: { left: sheet.margin, right: sheet.margin, top: sheet.top, bottom: sheet.bottom },
      pageBreak: 'avoid',
      rowPageBreak: 'avoid',
      ...options,
      styles: {
        font: fontFamilies.primary,
        fontStyle: 'normal',
        fontSize: 9.5,
        textColor: color.ink,
        lineColor: color.line,
        cellPadding: { vertical: 1.15, horizontal: 2.2 },
        overflow: 'linebreak',
        ...options.styles,
      },
      didParseCell: (data) => {
        const { text, font } = this.drawn(data.cell.text.join('\n'));
        data.cell.text = text.split('\n');
        data.cell.styles.font = font;
        options.didParseCell?.(data);
      },
    };
  }

  /** Paragraphs on a coloured ground, under a title if there is one; a long one may go on on the next sheet. */
  box(paragraphs: readonly string[], tone: Tone, title?: string): void {
    const { fill, line } = tones[tone];
    this.table({
      ...(title !== undefined && { head: [[title]] }),
      body: paragraphs.map((paragraph) => [paragraph]),
      pageBreak: 'auto',
      rowPageBreak: 'auto',
      showHead: 'firstPage',
      styles: { fillColor: fill, cellPadding: { top: 1.4, bottom: 1.4, left: 5, right: 4 } },
      headStyles: { fontStyle: 'bold', textColor: line, cellPadding: { top: 2.6, bottom: 0, left: 5, right: 4 } },
      didDrawCell: ({ cell }) => {
        this.pdf.setFillColor(line).rect(cell.x, cell.y, 1.2, cell.height, 'F');
      },
    });
  }

  /** What somebody typed, in its own lines, under a title if there is one; a long text goes on on the next sheet. */
  prose(text: string, title?: string): void {
    this.table(
      {
        ...(title !== undefined && { head: [[title]] }),
        body: text.split(/\n\s*\n/).map((paragraph) => [paragraph]),
        pageBreak: 'auto',
        rowPageBreak: 'auto',
        showHead: 'firstPage',
        headStyles: { fontStyle: 'bold', fontSize: 13 },
        styles: { cellPadding: { vertical: 1.15, horizontal: 0 } },
      },
      title,
    );
  }

  /** At the foot of every sheet its number; at the head of all but the first whose offer it is. */
  numberPages(footer: string, heading: string, label: (page: number, pages: number) => string): void {
    const { pdf } = this;
    const pages = pdf.getNumberOfPages();
    for (let page = 1; page <= pages; page += 1) {
      pdf.setPage(page);
      const look = { size: 8, color: color.muted };
      this.text(footer, sheet.margin, sheet.height - 12, look);
      const number = label(page, pages);
      const width = pdf.getTextWidth(this.linesOf(number, look).join(''));
      this.text(number, sheet.width - sheet.margin - width, sheet.height - 12, look);
      if (page > 1) this.text(heading, sheet.margin, 11, { ...look, width: sheet.width - 2 * sheet.margin });
    }
  }
}
