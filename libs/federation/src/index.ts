export { developmentAddress, developmentManifest } from './development-server.js';
export { remoteConfiguration, shellConfiguration, singlePageConfiguration } from './webpack-configuration.js';
export { remotes, shellPort, type RemoteName } from './remotes.js';
