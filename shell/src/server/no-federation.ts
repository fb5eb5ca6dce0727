/**
 * Replaces the federation host during prerendering. The release tool passes the remote in, so nothing is loaded here.
 */
export const federationHost = {
  options: { shared: {} },
  registerRemotes: () => undefined,
  loadRemote: () => Promise.reject(new Error('Remotes are not loaded on the server')),
};
