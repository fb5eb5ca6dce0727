import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';

/** Who may make a call. */
export type Access = 'everyone' | 'user' | 'admin';

/** Name under which a handler or its controller carries its `Access`. */
export const ACCESS = Symbol('ACCESS');

/** Who may make the call: admins, unless its handler or controller says otherwise. */
export const accessOf = (reflector: Reflector, context: ExecutionContext): Access =>
  reflector.getAllAndOverride<Access | undefined>(ACCESS, [context.getHandler(), context.getClass()]) ?? 'admin';

/** Opens a call to anyone. Without this or `ForUsers` a call is for admins: whoever forgets to say so opens nothing. */
export const ForEveryone = () => SetMetadata(ACCESS, 'everyone' satisfies Access);

/** Opens a call to whoever is logged in. */
export const ForUsers = () => SetMetadata(ACCESS, 'user' satisfies Access);
