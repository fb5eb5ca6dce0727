import { SetMetadata } from '@nestjs/common';

/** Who may make a call. */
export type Access = 'everyone' | 'user' | 'admin';

/** Name under which a handler or its controller carries its `Access`. */
export const ACCESS = Symbol('ACCESS');

/** Opens a call to anyone. Without this or `ForUsers` a call is for admins: whoever forgets to say so opens nothing. */
export const ForEveryone = () => SetMetadata(ACCESS, 'everyone' satisfies Access);

/** Opens a call to whoever is logged in. */
export const ForUsers = () => SetMetadata(ACCESS, 'user' satisfies Access);
