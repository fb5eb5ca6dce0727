/** Where the data lies: what `DATABASE_URL` says. */
export type DatabaseAddress =
  | { readonly engine: 'sqlite'; readonly path: string }
  | {
      readonly engine: 'mysql';
      readonly host: string;
      readonly port: number;
      readonly username: string;
      readonly password: string;
      readonly database: string;
    };

/** Reads `sqlite:<path>` or `mysql://user:pass@host:port/name`; `undefined` for anything else. */
export function parseDatabaseAddress(text: string): DatabaseAddress | undefined {
  if (text.startsWith('sqlite:')) {
    const path = text.slice('sqlite:'.length);
    return path === '' || path === ':memory:' || path.includes('\0') ? undefined : { engine: 'sqlite', path };
  }
  return /^(mysql|mariadb):\/\//.test(text) ? parseServerAddress(text) : undefined;
}

function parseServerAddress(text: string): DatabaseAddress | undefined {
  try {
    const url = new URL(text);
    const database = decodeURIComponent(url.pathname.slice(1));
    if (url.hostname === '' || !/^[^/\\`\0]+$/.test(database)) return undefined;
    return {
      engine: 'mysql',
      host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: url.port === '' ? 3306 : Number(url.port),
      username: decodeURIComponent(url.username) || 'root',
      password: decodeURIComponent(url.password),
      database,
    };
  } catch {
    return undefined;
  }
}
