/**
 * Stands for the page's side of federation where first screens are rendered: the release tool hands the remote over, so that
 * nothing is ever loaded here.
 */
export const federationHost = {
  options: { shared: {} },
  registerRemotes: () => undefined,
  loadRemote: () => Promise.reject(new Error('Remotes are not loaded on the server')),
};
