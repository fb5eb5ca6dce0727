import { remoteConfiguration } from '@programme/federation';

export default (options, { mode }) => remoteConfiguration({ root: import.meta.dirname, mode, options, name: 'admin' });
