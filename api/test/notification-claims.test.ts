import { describe, expect, it } from 'vitest';
import { NotificationRepository } from '../src/features/notifications/notification.repository.js';
import { withChat } from './support/chat-harness.js';
import { engines } from './support/engines.js';
import { createOffer } from './support/offers.js';

const rounds = 300;
const clients = 6;

describe.each(engines)('messages that two processes claim at the same moment, on $name', (engine) => {
  const harness = withChat(engine);

  it(`go to one of them each, and neither fails, in ${rounds} rounds`, async () => {
    const { server, admin, chat } = harness();
    chat.answerWith({ kind: 'server-error' });
    const { offer, generatedPassword } = await createOffer(admin);
    for (let client = 0; client < clients; client += 1) await harness().viewAsClient(offer.id, generatedPassword);
    await harness().deliver();
    chat.answerWith({ kind: 'ok' });
    // SQLite is for one process: there the claims come from two calls.
    const other = engine.name === 'SQLite' ? server : await harness().startServer();
    const claimants = [server, other].map(({ app }) => app.get(NotificationRepository));
    // Nothing else is due by the processes' clocks: their own runs claim nothing.
    const now = new Date(server.clock.now().getTime() + 60_000);
    for (let round = 0; round < rounds; round += 1) {
      await server.database.query('UPDATE slack_notification_logs SET claim = NULL, due_at = ?', [now]);
      const claim = { channel: 'chat', now, until: new Date(now.getTime() + 60_000), limit: 5 } as const;
      const claimed = (await Promise.all(claimants.map((claimant) => claimant.claimDue(claim)))).flat();
      expect(claimed.length).toBeGreaterThan(0);
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
    }
    if (other !== server) await other.stop();
  });
});
