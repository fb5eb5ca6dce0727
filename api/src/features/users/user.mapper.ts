import type { User } from '@programme/contracts';
import type { UserEntity } from './user.entity.js';

export const toUser = ({ id, username, isAdmin }: Pick<UserEntity, keyof User>): User => ({ id, username, isAdmin });
