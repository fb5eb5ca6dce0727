import { describe, expect, it } from 'vitest';
import { withChat } from './support/chat-harness.js';
import { ask, requestExtension } from './support/decisions.js';
import { defaultEngines } from './support/engines.js';
import { createOffer, creators } from './support/offers.js';

/** Without the marks that keep the direction of a text from a user to itself. */
const plain = (text = ''): string => text.replace(/[\u2068\u2069]/g, '');

describe.each(defaultEngines)('what a client asks, in the chat on $name', (engine) => {
  const harness = withChat(engine);

  const opened = async (changes: Parameters<typeof createOffer>[1] = {}) => {
    const { offer, generatedPassword } = await createOffer(harness().admin, changes);
    const client = await harness().viewAsClient(offer.id, generatedPassword);
    await harness().deliver();
    harness().chat.delivered.length = 0;
    return { id: offer.id, code: generatedPassword, client };
  };

  it('reaches the creator once, with nothing in it that the chat would act on', async () => {
    const { id, client } = await opened({ clientName: 'Acme & Sons' });
    const text = '<!channel> Does it run in August?';
    await ask(client, id, { text }, 'one-key').expect(201);
    await ask(client, id, { text }, 'one-key').expect(201);
    await harness().deliver();
    expect(harness().chat.delivered).toHaveLength(1);
    const said = plain(harness().chat.delivered[0]?.text);
    expect(said).toContain(`Acme &amp; Sons asks about the offer ${id}: “&lt;!channel&gt; Does it run in August?”`);
    expect(said).toContain(`https://offers.example/offer/${id}`);
  });

  it('is cut short in the chat, between characters', async () => {
    const { id, client } = await opened();
    await ask(client, id, { text: `${'a'.repeat(299)}👍 and so on` }).expect(201);
    await harness().deliver();
    expect(plain(harness().chat.delivered[0]?.text)).toContain(`“${'a'.repeat(299)}👍…”`);
  });

  it('reaches nobody who is not mapped, and is taken all the same', async () => {
    const { id, client } = await opened({ creator: creators.second });
    await ask(client, id, { text: 'Hello?' }).expect(201);
    await harness().deliver();
    expect(harness().chat.delivered).toEqual([]);
  });

  it('is also that there be more time, once for each last day', async () => {
    const { id, code } = await opened({ clientName: 'Acme', validUntil: '2026-11-21' });
    harness().server.clock.advance({ hours: 24 });
    const client = await harness().viewAsClient(id, code);
    await harness().deliver();
    harness().chat.delivered.length = 0;
    await requestExtension(client, id).expect(201);
    await requestExtension(client, id).expect(201);
    await harness().deliver();
    expect(harness().chat.delivered).toHaveLength(1);
    expect(plain(harness().chat.delivered[0]?.text)).toContain(
      `Acme asks for more time: the offer ${id} was valid until Nov 21, 2026.`,
    );
  });
});
