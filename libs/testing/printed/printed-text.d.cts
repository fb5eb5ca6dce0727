/** The text of a PDF, laid out as on its sheets: lines from top to bottom, and their pieces from left to right. */
export function textOfPdf(content: ArrayBuffer | Uint8Array): Promise<string>;

/** The titles in a PDF's list of contents. */
export function bookmarksOfPdf(content: ArrayBuffer | Uint8Array): Promise<string[]>;

/** The title of a PDF, which its reader shows above it. */
export function titleOfPdf(content: ArrayBuffer | Uint8Array): Promise<string | undefined>;

/** The files that are attached to a PDF, by their names. */
export function attachmentsOfPdf(content: ArrayBuffer | Uint8Array): Promise<Readonly<Record<string, Uint8Array>>>;

/** What a part of a page says on paper, each piece apart from the next. It can run within a page. */
export function printedTextOf(element: Element): string;

/** Every amount of money in a text, in its order: symbol and number, in any of the three languages. */
export function amountsIn(text: string): string[];
