import { PriceSheetStub, sqliteEngine, type ApiClient } from '@programme/api-testing';
import { atMost, exactly, timeUntil, type Scenario } from '../harness/scenario.js';
import type { OfferCreated } from '@programme/contracts';

const price = '/api/pricing-2025/PLN?employed_2025=1&au_2025=1&am_2025=1';

/** The chat and the price sheet are slow, wrong and gone; clients read their offers all the same. */
export const chatAndSheet: Scenario = {
  name: 'chat-and-sheet',
  waits: true,
  run: async (harness) => {
    const chat = await harness.chat();
    const sheet = await PriceSheetStub.start();
    harness.finally(() => sheet.stop());
    const api = await harness.api(await harness.database(sqliteEngine), {
      SLACK_BOT_TOKEN: 'xoxb-of-the-chaos-tests',
      SLACK_API_URL: chat.apiUrl,
      PRICE_SHEET_URL_PLN: sheet.url,
    });
    const admin = await api.admin();
    const creators = (await admin.call('GET', '/api/creators')).body as { name: string }[];
    const creator = creators[0]?.name ?? '';
    await admin.call('POST', '/api/slack-mappings', { creatorName: creator, slackUserId: 'U012AB3CD' });

    /**
     * A client opens an offer of his own, which the creator is to be told.
     *
     * @returns ms of the slowest call
     */
    const open = async (): Promise<number> => {
      const quotes = [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }];
      const offer = { clientName: 'Acme', creator, currency: 'PLN', validUntil: '2030-01-31', quotes };
      const made = await admin.call('POST', '/api/offers', offer);
      const { offer: stored, generatedPassword } = made.body as OfferCreated;
      let slowest = 0;
      const timed = async (client: ApiClient, method: string, path: string, body?: object) => {
        const start = Date.now();
        const answer = await client.call(method, `/api/offers/${stored.id}/${path}`, body);
        if (answer.status >= 300) throw new Error(`${method} ${path} was answered with ${answer.status}`);
        slowest = Math.max(slowest, Date.now() - start);
        return answer;
      };
      const unlocked = await timed(api.client(), 'POST', 'validate', { password: generatedPassword });
      const client = api.client(unlocked.headers.get('set-cookie')?.split(';')[0]);
      await timed(client, 'GET', 'public');
      await timed(client, 'POST', 'view', {});
      return slowest;
    };

    const findings = [];
    let opened = 0;
    const troubles: [string, () => unknown][] = [
      ['slow', () => chat.answerWith({ kind: 'hang' })],
      ['wrong', () => chat.answerWith({ kind: 'html' })],
      ['gone', () => chat.close()],
    ];
    for (const [trouble, begin] of troubles) {
      await begin();
      findings.push(atMost(`chat ${trouble}: slowest call of the offer's page`, await open(), 2_000, ' ms'));
      opened += 1;
    }
    chat.answerWith({ kind: 'ok' });
    await chat.open();
    const late = await timeUntil(() => chat.delivered.length >= opened);
    findings.push(atMost('chat back: all messages there after', late / 1_000, 60, ' s'));
    findings.push(exactly('messages that came', chat.delivered.length, opened));

    const sheets: [string, () => unknown][] = [
      ['slow', () => (sheet.answer = () => undefined)],
      ['wrong', () => sheet.answers(200, 'application/json', '{"value2025":"much"}')],
      ['a web page', () => sheet.answers(200, 'text/html', '<html></html>')],
      ['gone', () => sheet.stop()],
    ];
    for (const [trouble, begin] of sheets) {
      await begin();
      const start = Date.now();
      const asked = admin.call('GET', price);
      const other = await open();
      const { status, headers } = await asked;
      findings.push(
        exactly(
          `sheet ${trouble}: answer`,
          `${status} ${headers.get('content-type')?.split(';')[0]}`,
          '502 application/problem+json',
        ),
        atMost(`sheet ${trouble}: answer after`, (Date.now() - start) / 1_000, 15, ' s'),
        atMost(`sheet ${trouble}: slowest call of the offer's page`, other, 2_000, ' ms'),
      );
    }
    return findings;
  },
};
