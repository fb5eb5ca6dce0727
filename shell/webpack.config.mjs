import { shellConfiguration } from '@programme/federation';

export default (options, { mode }) => shellConfiguration({ root: import.meta.dirname, mode, options });
