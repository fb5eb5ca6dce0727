import { remoteConfiguration } from '@programme/federation';

/** What jsPDF offers for pages that print HTML or SVG, which a PDF of text and tables needs none of. */
const leftOutOfJsPdf = { html2canvas: false, canvg: false, dompurify: false };

export default (_environment, { mode }) => {
  const configuration = remoteConfiguration({ root: import.meta.dirname, mode, name: 'offers' });
  return { ...configuration, resolve: { ...configuration.resolve, alias: leftOutOfJsPdf } };
};
