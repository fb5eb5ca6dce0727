/**
 * Where a spreadsheet may begin a cell and find a formula in it. Not only where the text begins: a spreadsheet parts
 * lines at the separator of its user's country, which may be a semicolon, and then takes our quotes for letters.
 */
// eslint-disable-next-line regexp/no-super-linear-move -- its texts are single lines, as the schemas let them in
const formulaStart = /(?<=^|[,;|\t\r\n\v\f\u0085\u2028\u2029])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r])/gu;

/** A text for a cell of a CSV file: an apostrophe makes a text of what a spreadsheet would run as a formula. */
export const spreadsheetText = (text: string): string => text.replaceAll(formulaStart, "'");
