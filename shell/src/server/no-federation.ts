/*
 * Stands for the federation runtime where first screens are rendered: the release tool hands the remote over, so that
 * nothing is ever loaded here.
 */
const nothing = () => undefined;

export const registerPlugins = nothing;
export const registerRemotes = nothing;
export const loadRemote = () => Promise.reject(new Error('Remotes are not loaded on the server'));
