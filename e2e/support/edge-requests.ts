import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readRegistry } from '@programme/tools/release-folder/registry';
import { behindEdge } from './edge-ports.js';

type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: Buffer };

/** Asks without any of a browser's or a client's manners: the path goes out as it is written. */
export async function ask(
  port: number,
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
  body = '',
): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, path, method, headers }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks = (await answer.toArray()) as Buffer[];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}

/** What a browser or a cache does differently when it differs. */
const telling = [
  'cache-control',
  'content-type',
  'content-encoding',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'x-content-type-options',
  'referrer-policy',
  'vary',
];

const unpacked = ({ headers, body }: Answer): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
};

/** As far as it must be the same whoever serves it; a problem names its own request. */
export const comparable = (answer: Answer) => ({
  status: answer.status,
  headers: Object.fromEntries(telling.map((name) => [name, String(answer.headers[name]).toLowerCase()])),
  text: unpacked(answer).replace(/"requestId":"[^"]+"/, ''),
});

/** What the edge has written until now; the line of an answer may come a moment after it. */
export const edgeLog = (): string => readFileSync(behindEdge.outputFile, 'utf8');

export const apiPort = behindEdge.apis['api-1'];

/** Some file of each kind and app, and the folder of each app's live version. */
export async function liveFiles(): Promise<{ bases: string[]; files: string[] }> {
  const registry = await readRegistry(behindEdge.releases);
  const bases = [
    `/shell/${registry.shell?.version}/`,
    ...Object.entries(registry.remotes).map(([name, { version }]) => `/remotes/${name}/${version}/`),
  ];
  const files = bases.flatMap((base) => {
    const names = readdirSync(join(behindEdge.releases, base), { recursive: true, encoding: 'utf8' });
    const kinds = ['.js', '.json', '.woff2', '.ttf', '.map', '.css', '.html', '.br'];
    return kinds.flatMap((kind) => names.find((name) => name.endsWith(kind)) ?? []).map((name) => base + name);
  });
  return { bases, files };
}
