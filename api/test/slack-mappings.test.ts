import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeSlack } from '@programme/fake-slack';
import type { SlackMapping } from '@programme/contracts';
import type { Agent } from 'supertest';
import { chatToken, withChat } from './support/chat-harness.js';
import { defaultEngines } from './support/engines.js';
import { creators } from './support/offers.js';
import type { TestServer } from './support/test-server.js';

describe.each(defaultEngines)('the mappings of creators to users of the chat on $name', (engine) => {
  const harness = withChat(engine);
  let server: TestServer;
  let admin: Agent;
  let chat: FakeSlack;
  let mapping: SlackMapping;

  beforeEach(() => {
    ({ server, admin, chat, mapping } = harness());
  });

  const list = async (): Promise<SlackMapping[]> =>
    (await admin.get('/api/slack-mappings').expect(200)).body as SlackMapping[];

  it('are made once for a creator, switched and removed', async () => {
    expect(await list()).toEqual([mapping]);
    const again = { creatorName: creators.first.toUpperCase(), slackUserId: 'W9ZZ' };
    await admin.post('/api/slack-mappings').send(again).expect(409);
    await admin.post('/api/slack-mappings').send({ creatorName: 'Nobody', slackUserId: 'U12' }).expect(400);
    await admin.post('/api/slack-mappings').send({ creatorName: creators.second, slackUserId: 'C12' }).expect(400);
    server.clock.advance({ minutes: 1 });
    const { body } = await admin.patch(`/api/slack-mappings/${mapping.id}`).send({ isActive: false }).expect(200);
    expect(body).toEqual({ ...mapping, isActive: false, updatedAt: server.clock.now().toISOString() });
    await admin.delete(`/api/slack-mappings/${mapping.id}`).expect(204);
    await admin.delete(`/api/slack-mappings/${mapping.id}`).expect(404);
    await admin.patch(`/api/slack-mappings/${mapping.id}`).send({ isActive: true }).expect(404);
    expect(await list()).toEqual([]);
  });

  it('follow a creator who is renamed', async () => {
    const { body } = await admin.get('/api/creators').expect(200);
    const { id } = (body as { id: number }[])[0] ?? { id: 0 };
    await admin.patch(`/api/creators/${id}`).send({ name: 'Anna Nowak-Kowalska' }).expect(200);
    expect(await list()).toMatchObject([{ creatorName: 'Anna Nowak-Kowalska', slackUserId: 'U012AB3CD' }]);
  });

  it('can be tried out: the message arrives, or the reason why not is said', async () => {
    const test = (creatorName: string) => admin.post('/api/slack-mappings/test').send({ creatorName });
    await test(creators.first).expect(204);
    expect(chat.delivered).toMatchObject([
      { token: chatToken, channel: 'U012AB3CD', unfurlLinks: false, unfurlMedia: false },
    ]);
    chat.answerWith({ kind: 'refused', error: 'channel_not_found' });
    const { body } = await test(creators.first).expect(502);
    expect(body).toMatchObject({ detail: 'Slack did not accept the message: channel_not_found' });
    await test(creators.second).expect(404);
    await admin.patch(`/api/slack-mappings/${mapping.id}`).send({ isActive: false }).expect(200);
    await test(creators.first).expect(409);
  });
});
