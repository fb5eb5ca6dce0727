import { once } from 'node:events';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { expect } from '@playwright/test';
import { behindEdge } from '../support/edge-ports.js';
import { test } from '../support/journey-test.js';

const { url, port, plainPort } = behindEdge.tls;

async function ask(secure: boolean, path: string, method = 'GET'): Promise<IncomingMessage> {
  const send = secure ? tlsRequest : plainRequest;
  const target = { host: '127.0.0.1', port: secure ? port : plainPort, path, method };
  const asked = send({ ...target, headers: { Host: 'elsewhere.example' }, rejectUnauthorized: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

test('with TLS the plain port redirects to PUBLIC_URL and serves nothing, whatever is asked', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/offer/some-offer?lang=pl', 'GET'],
    ['/api/login', 'POST'],
    ['/api/offers/some-offer/validate', 'POST'],
    ['/shell/x.js', 'GET'],
    ['/x/api/health/live', 'GET'],
  ] as const) {
    const { statusCode, headers } = await ask(false, path, method);
    expect([method, path, statusCode, headers.location]).toEqual([method, path, 308, url + path]);
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect((await ask(false, '/api/health/live')).statusCode).toBe(200);
});

test('a visitor who comes to the plain port lands behind TLS', async ({ browser }) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`http://localhost:${plainPort}/comfort?lang=en`);
  expect(page.url()).toMatch(new RegExp(`^${url}/comfort`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
