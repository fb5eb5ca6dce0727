import { SetMetadata, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@programme/contracts';
import type { ControllerRoute } from '../http/route-templates.js';

/** Who may make a call: everybody, every user who is logged in, or those who hold a permission. */
export type Access = 'everyone' | 'user' | { readonly permission: Permission };

type Handler = ReturnType<ExecutionContext['getHandler']>;

/** Name under which a handler carries what its decorators say: see `accessOf`. */
const ACCESS = Symbol('ACCESS');

const reflector = new Reflector();

const stated = (handler: Handler): readonly Access[] => reflector.get<Access[] | undefined>(ACCESS, handler) ?? [];

/** For handlers alone: what a whole controller says is easily missed at the handler that is added to it. */
const access =
  (who: Access): MethodDecorator =>
  (prototype, name, descriptor) =>
    SetMetadata(ACCESS, [...stated(descriptor.value as Handler), who])(prototype, name, descriptor);

/** Makes a call public. */
export const Public = () => access('everyone');

/** Opens a call to every logged-in user. */
export const ForUsers = () => access('user');

/** Opens a call to those who hold the permission. */
export const Requires = (permission: Permission) => access({ permission });

const rule = 'needs one of @Requires, @Public and @ForUsers';

/** Who may make the call. Throws for a handler that has none of the three decorators, or more than one. */
export function accessOf(handler: Handler): Access {
  const [who, ...others] = stated(handler);
  if (who === undefined || others.length > 0) throw new Error(`The handler ${handler.name} ${rule}`);
  return who;
}

/** The permission that a call takes, if it takes one. */
export function permissionOf(handler: Handler): Permission | undefined {
  const who = accessOf(handler);
  return typeof who === 'object' ? who.permission : undefined;
}

/** Throws for the first handler of these that does not say who may call it, so that the process does not start. */
export function verifyAccess(routes: readonly Pick<ControllerRoute, 'controller' | 'handler'>[]): void {
  for (const { controller, handler } of routes)
    if (stated(handler).length !== 1) throw new Error(`The handler ${controller.name}.${handler.name} ${rule}`);
}
