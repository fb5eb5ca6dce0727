import { remoteConfiguration } from '@programme/federation';

/** What jsPDF offers for pages that print HTML or SVG, which a PDF of text and tables needs none of. */
const leftOutOfJsPdf = { html2canvas: false, canvg: false, dompurify: false };

export default (options, { mode }) =>
  remoteConfiguration({ root: import.meta.dirname, mode, options, name: 'offers', alias: leftOutOfJsPdf });
