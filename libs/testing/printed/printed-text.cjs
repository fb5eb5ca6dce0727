const reader = 'pdfjs-dist/legacy/build/pdf.mjs';

/** Within Jest, which loads no ES modules, the test environment hands on Node's own `require`. */
const loadReader = () => globalThis.requireOfNode?.(reader) ?? import(reader);

/** Pieces of text whose heights differ by less are on one line; in points. */
const lineHeight = 2;

/**
 * The text of a PDF, laid out as on its sheets: lines from top to bottom, and their pieces from left to right.
 *
 * @param {ArrayBuffer | Uint8Array} content
 * @returns {Promise<string>}
 */
exports.textOfPdf = async (content) => {
  const loading = await open(content);
  const file = await loading.promise;
  const lines = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const { items } = await (await file.getPage(number)).getTextContent();
    lines.push(...linesOf(items.filter(({ str }) => str.trim() !== '')));
  }
  await loading.destroy();
  return lines.join('\n');
};

/**
 * The titles in a PDF's list of contents.
 *
 * @param {ArrayBuffer | Uint8Array} content
 * @returns {Promise<string[]>}
 */
exports.bookmarksOfPdf = async (content) => {
  const loading = await open(content);
  const bookmarks = await (await loading.promise).getOutline();
  await loading.destroy();
  return (bookmarks ?? []).map(({ title }) => title);
};

/**
 * The title of a PDF, which its reader shows above it.
 *
 * @param {ArrayBuffer | Uint8Array} content
 * @returns {Promise<string | undefined>}
 */
exports.titleOfPdf = async (content) => {
  const loading = await open(content);
  const { info } = await (await loading.promise).getMetadata();
  await loading.destroy();
  return info.Title;
};

/**
 * The files that are attached to a PDF, by their names.
 *
 * @param {ArrayBuffer | Uint8Array} content
 * @returns {Promise<Record<string, Uint8Array>>}
 */
exports.attachmentsOfPdf = async (content) => {
  const loading = await open(content);
  const attachments = await (await loading.promise).getAttachments();
  await loading.destroy();
  return Object.fromEntries(Object.values(attachments ?? {}).map(({ filename, content: bytes }) => [filename, bytes]));
};

/**
 * What a part of a page says on paper, each piece apart from the next. It can run within a page.
 *
 * @param {Element} element
 * @returns {string}
 */
exports.printedTextOf = (element) => {
  const copy = element.cloneNode(true);
  // A chart's axis has round amounts of its own.
  for (const other of copy.querySelectorAll('.screen-only, svg')) other.remove();
  for (const amount of copy.querySelectorAll('data')) amount.replaceChildren(amount.textContent);
  const { ownerDocument } = element;
  const walker = ownerDocument.createTreeWalker(copy, ownerDocument.defaultView.NodeFilter.SHOW_TEXT);
  const pieces = [];
  while (walker.nextNode()) pieces.push(walker.currentNode.textContent);
  return pieces.join('\n');
};

const number = String.raw`\d{1,3}(?:[ .,]\d{3})*(?:[.,]\d{2})?`;
const amount = new RegExp(String.raw`(?:[€$]|MXN )${number}|${number} (?:zł|€|\$|MXN)`, 'g');

/**
 * Every amount of money in a text, in its order: symbol and number, in any of the three languages.
 *
 * @param {string} text
 * @returns {string[]}
 */
exports.amountsIn = (text) => text.replaceAll(/[\u00a0\u202f]/g, ' ').match(amount) ?? [];

async function open(content) {
  const { getDocument } = await loadReader();
  return getDocument({ data: Uint8Array.from(Buffer.from(content)), verbosity: 0 });
}

function linesOf(items) {
  const lines = [];
  const pieces = items.map(({ str, transform }) => ({ text: str, x: transform[4], y: transform[5] }));
  for (const piece of pieces.sort((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    if (line && line[0].y - piece.y < lineHeight) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) =>
    line
      .sort((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join('  '),
  );
}
