import type { ChatMessage } from '@programme/chat-stand-in';
import { chat } from './installs.mjs';

/** What the stand-in for the chat has taken so far. */
export async function deliveredMessages(): Promise<readonly ChatMessage[]> {
  const answer = (await (await fetch(chat.messagesUrl)).json()) as { delivered: ChatMessage[] };
  return answer.delivered;
}
