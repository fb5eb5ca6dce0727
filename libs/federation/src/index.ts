export { remoteConfiguration, shellConfiguration } from './webpack-configuration.js';
export { remotes, shellPort, type RemoteName } from './remotes.js';
