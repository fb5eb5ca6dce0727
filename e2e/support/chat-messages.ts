import type { ChatMessage } from '@programme/fake-slack';
import { chat } from './installs.js';

/** What the fake Slack has received so far. */
export async function deliveredMessages(): Promise<readonly ChatMessage[]> {
  const answer = (await (await fetch(chat.messagesUrl)).json()) as { delivered: ChatMessage[] };
  return answer.delivered;
}
