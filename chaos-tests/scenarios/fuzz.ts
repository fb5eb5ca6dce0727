import { availableEngines, oddCall, type OddCall } from '@programme/api-testing';
import { problemType } from '@programme/contracts';
import fc from 'fast-check';
import { atLeast, exactly, type Scenario } from '../harness/scenario.js';

const atOnce = 16;
const sampled = 500;

/** Wrong and odd requests to every call, as an admin. */
export const fuzz: Scenario = {
  name: 'fuzz',
  run: async (harness, { short }) => {
    const engines = availableEngines();
    const chat = await harness.chat();
    const findings = [];
    for (const engine of engines) {
      const api = await harness.api(await harness.database(engine), {
        AUTH_REGISTRATION: 'on',
        // Without a chat two calls rightly say 503.
        SLACK_BOT_TOKEN: 'xoxb-of-the-chaos-tests',
        SLACK_API_URL: chat.apiUrl,
      });
      const { cookie } = await api.admin();
      const requests = (short ? 1_000 : 100_000) / engines.length;
      const faults: Map<string, number> = new Map();
      let sent = 0;

      const send = async ({ method, path, body }: OddCall) => {
        sent += 1;
        const reason = await fetch(`${api.url}${path}`, {
          method,
          redirect: 'manual',
          headers: {
            // Some of the odd logins succeed, which would end our session.
            ...(path !== '/api/login' && { cookie }),
            ...(body && { 'content-type': 'application/json' }),
            'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`,
          },
          ...(body && { body }),
        }).then(
          async (answer) => {
            const text = await answer.text();
            // Two calls at once that the server does one after the other: the second is told to come again.
            const isAnswer = answer.status < 500 || text.includes(problemType('busy'));
            return isAnswer ? undefined : String(answer.status);
          },
          (error) => `no answer (${error.cause?.code ?? error.cause ?? error})`,
        );
        if (reason === undefined) return;
        const what = `${reason} ${method} ${path} ${body ?? ''}`.slice(0, 160);
        faults.set(what, (faults.get(what) ?? 0) + 1);
        if (api.process.ended) throw new Error(`The API has ended: ${what} ${api.process.stderr.slice(-1_000)}`);
      };

      while (sent < requests) {
        const calls = fc.sample(oddCall, Math.min(sampled, requests - sent));
        const people = Array.from({ length: atOnce }, async () => {
          for (let call = calls.pop(); call; call = calls.pop()) await send(call);
        });
        await Promise.all(people);
      }
      findings.push(
        atLeast(`${engine.name}: requests`, sent, requests),
        exactly(`${engine.name}: answers of 500 and above`, [...faults.keys()].slice(0, 5).join(' · ') || '0', '0'),
      );
    }
    return findings;
  },
};
