import type { jsPDF } from 'jspdf';
import { toBinaryText } from './pdf-fonts';

/** A file in a PDF. */
export type Attachment = {
  /** In ASCII, with its extension. */
  readonly name: string;
  /** Such as `application/json`. */
  readonly type: string;
  readonly content: string;
};

/** What jsPDF's own plug-ins write objects with; its types leave it out. */
type Writer = {
  readonly events: { subscribe(topic: 'postPutResources' | 'putCatalog', write: () => void): void };
  /** Begins an object, and answers its number. */
  newObject(): number;
  out(line: string): void;
};

/**
 * Attaches a file, byte for byte as it is in UTF-8: readers of PDFs list it, and `pdfdetach` saves it (ISO 32000-1, 7.11.4).
 * jsPDF has no call for it.
 */
export function attach(pdf: jsPDF, { name, type, content }: Attachment): void {
  const { events, newObject, out } = pdf.internal as unknown as Writer;
  // jsPDF writes a character as a byte.
  const bytes = toBinaryText(new TextEncoder().encode(content));
  let file = 0;
  events.subscribe('postPutResources', () => {
    const stream = newObject();
    out(`<< /Type /EmbeddedFile /Subtype /${type.replace('/', '#2F')} /Length ${bytes.length}`);
    out(`/Params << /Size ${bytes.length} >> >>`);
    out(`stream\n${bytes}\nendstream`);
    out('endobj');
    file = newObject();
    out(`<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Data /EF << /F ${stream} 0 R >> >>`);
    out('endobj');
  });
  events.subscribe('putCatalog', () => {
    out(`/Names << /EmbeddedFiles << /Names [(${name}) ${file} 0 R] >> >>`);
    out(`/AF [${file} 0 R]`);
  });
}
