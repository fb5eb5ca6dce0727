import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** What is acted on. */
export type AuditedEntity = 'user' | 'creator' | 'translation' | 'offer' | 'offer-template' | 'mapping' | 'price-book';

/** How a call is written down. */
export type AuditRule = {
  /** What happens, as `<entity>.<verb>` or one word. */
  readonly event: string;
  readonly entity?: AuditedEntity;
  /** For a call that makes something: its id, from the answer. */
  readonly madeId?: (answer: never) => string | number;
};

/** Name under which a handler carries its rule, or `null` when it is not to be written down. */
export const AUDIT = Symbol('AUDIT');

/** What is known of a call that is under way. */
export type AuditContext = {
  /** Undefined for a call that is logged only when it is refused. */
  event: string | undefined;
  /** Further things that happen with it if it succeeds, to the same entity. */
  readonly also: string[];
  /** Names of the fields that it changes, for a handler that knows them. */
  readonly fields: string[];
  readonly entity: AuditedEntity | undefined;
  /** Undefined while it is not known, or when what the caller wrote is no id. */
  id: string | number | undefined;
  /** For those who hold a permission. */
  readonly management: boolean;
};

/** What ids look like; anything else that stands in an address may be anything, and is not written down. */
const ids: Readonly<Record<AuditedEntity, RegExp>> = {
  user: /^\d{1,10}$/,
  creator: /^\d{1,10}$/,
  mapping: /^\d{1,10}$/,
  'offer-template': /^\d{1,10}$/,
  translation: /^[a-zA-Z][\w.]{0,99}$/,
  // A random id, or the name of the book of 2026.
  'price-book': /^[\w.-]{1,36}$/,
  offer: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
};

/** The id in a path's parameters, if it has the form of one. */
export function addressedId(entity: AuditedEntity | undefined, { id, key }: Readonly<Record<string, unknown>>) {
  const text = id ?? key;
  return entity && typeof text === 'string' && ids[entity].test(text) ? text : undefined;
}

/** What the audit is going to say of this call, for a handler that knows more of it than its rule does. */
export const Audit = createParamDecorator((_data: unknown, context: ExecutionContext): AuditContext | undefined => {
  return context.switchToHttp().getRequest<Request>().audit;
});
