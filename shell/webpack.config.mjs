import { shellConfiguration } from '@programme/federation';

export default (_environment, { mode }) => shellConfiguration({ root: import.meta.dirname, mode });
