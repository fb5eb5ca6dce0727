/** Where the API of this machine answers, by the settings that it starts with. */
export function apiAddress({ HOST, PORT }: NodeJS.ProcessEnv): string {
  const host = HOST || '127.0.0.1';
  // It listens on all addresses of the machine.
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${PORT || 3000}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}`;
}
