import { PriceSheetStub, sqliteEngine } from '@programme/api-testing';
import { atMost, exactly, timeUntil } from '../drill.mjs';

const price = '/api/pricing-2025/PLN?employed_2025=1&au_2025=1&am_2025=1';

/** The chat and the price sheet are slow, wrong and gone; clients read their offers all the same. @type {import('../drill.mjs').Drill} */
export const chatAndSheet = {
  name: 'chat-and-sheet',
  run: async (scene) => {
    const chat = await scene.chat();
    const sheet = await PriceSheetStub.start();
    scene.finally(() => sheet.stop());
    const api = await scene.api(await scene.database(sqliteEngine), {
      SLACK_BOT_TOKEN: 'xoxb-of-the-drills',
      SLACK_API_URL: chat.apiUrl,
      PRICE_SHEET_URL_PLN: sheet.url,
    });
    const admin = await api.admin();
    const creators = /** @type {{ name: string }[]} */ ((await admin.call('GET', '/api/creators')).body);
    const creator = creators[0]?.name ?? '';
    await admin.call('POST', '/api/slack-mappings', { creatorName: creator, slackUserId: 'U012AB3CD' });

    /** A client opens an offer of his own, which the creator is to be told. @returns {Promise<number>} ms of the slowest call */
    const open = async () => {
      const quotes = [{ packageType: 'enterprise', activeUsers: 120, monthsCount: 6 }];
      const offer = { clientName: 'Acme', creator, currency: 'PLN', validUntil: '2030-01-31', quotes };
      const made = await admin.call('POST', '/api/offers', offer);
      const { offer: stored, generatedPassword } = /** @type {import('@programme/contracts').OfferCreated} */ (
        made.body
      );
      let slowest = 0;
      /** @param {import('@programme/api-testing').ApiClient} client @param {string} method @param {string} path @param {object} [body] */
      const timed = async (client, method, path, body) => {
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
    /** @type {[string, () => unknown][]} */
    const troubles = [
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

    /** @type {[string, () => unknown][]} */
    const sheets = [
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
