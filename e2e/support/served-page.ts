import { expect, type APIRequestContext } from '@playwright/test';

/** A page as it is served to a new visitor, before any script runs. */
export async function servedPage(visitor: APIRequestContext, path: string) {
  const answer = await visitor.get(path, { headers: { Accept: 'text/html' } });
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  const [, data = '{}'] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const isPrerendered = 'screen' in (JSON.parse(data) as object);
  const text = html.replace(/<(script|style)[^]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ');
  return { isPrerendered, text };
}
