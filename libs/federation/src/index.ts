export { remoteConfiguration, shellConfiguration } from './webpack-configuration.js';
