import { remoteConfiguration } from '@programme/federation';

export default (_environment, { mode }) =>
  remoteConfiguration({ root: import.meta.dirname, mode, name: 'calculators' });
