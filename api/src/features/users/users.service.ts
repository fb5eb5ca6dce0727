import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Account, ListedUser, User } from '@programme/contracts';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Transaction } from '../../platform/database/sql.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { refuseDuplicate } from '../../platform/errors/database-error.js';
import { refuseCommonPassword } from '../../platform/common-passwords/common-password.js';
import { byName } from '../../platform/names/names.js';
import { PasswordHasherService } from '../../platform/passwords/password-hasher.service.js';
import type { AdminChangeEntity } from './admin-change.entity.js';
import { type UserEntity, toUser, skeletonHash, usernameKey } from './user.entity.js';
import { UserRepository, type LinkedUser } from './user.repository.js';

/**
 * For so long after a link has set a password, who may have read it counts as the account's owner, and the other way round;
 * and for so long somebody counts as an admin who is none any more.
 */
const countedMs = 7 * 24 * 3_600_000;

type AlsoForUser = (transaction: Transaction, owner: UserEntity) => Promise<void>;

/** Who was made the first admin, and the password if it was made up here: shown once, kept nowhere. */
export type FirstAdmin = { readonly username: string; readonly generatedPassword: string | undefined };

@Injectable()
export class UsersService {
  constructor(
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasherService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** All users, in the order of their names. */
  async list(reader: User): Promise<ListedUser[]> {
    const [users, links, isSettled] = await Promise.all([
      this.users.findAll(),
      this.users.findLinkedSince(this.#recently()),
      this.#isSettledAdmin(reader),
    ]);
    const names = new Map(users.map(({ id, username }) => [id, username]));
    const listed = users.map(({ credentialsBy, credentialsAt, email, ...user }) => ({
      ...toUser(user),
      email,
      passwordLink:
        credentialsBy !== null && credentialsAt !== null
          ? {
              madeBy: names.get(credentialsBy) ?? '',
              usedAt: credentialsAt.toISOString(),
              mayConfirm:
                isSettled && links.some(({ id }) => id === user.id) && !accountsOf(user.id, links).has(reader.id),
            }
          : null,
    }));
    return byName(listed, ({ username }) => username);
  }

  /**
   * All accounts behind which one person may stand, the user's own among them: whoever may have read the link that set a
   * password counts as its owner for 7 days (decision B31). Whoever counts as an owner also counts as the owner of accounts
   * whose links that one may have read.
   */
  async countedAsOne({ id, username }: User): Promise<readonly Pick<User, 'id' | 'username'>[]> {
    const found = accountsOf(id, await this.users.findLinkedSince(this.#recently()));
    return found.size === 1 ? [{ id, username }] : this.users.findNames([...found]);
  }

  /**
   * Who may read a link that goes to the address of its user, beside that user; null where that is nobody (decision B31). Its
   * maker, who set the address or counts as one with whoever did; else whoever set it for the user. An address that was set
   * by its owner's account is as much the owner's as the account was then.
   */
  async readerOfMail(transaction: Transaction, owner: UserEntity, maker: User): Promise<number | null> {
    const { id, emailSetBy, emailSetAt } = owner;
    const recently = this.#recently();
    const setAt = emailSetAt ?? recently;
    const before = new Date(setAt.getTime() - countedMs);
    const found = await this.users.findLinkedSince(before < recently ? before : recently, transaction);
    // Who counted as one when the address was set counts still: a mailbox stays whose it is.
    const links = found.filter(({ at }) => at > recently || at <= setAt);
    const setter = emailSetBy ?? id;
    if (accountsOf(setter, links).has(maker.id)) return maker.id;
    if (setter !== id) return setter;
    return links.find((link) => link.id === id)?.madeBy ?? null;
  }

  /**
   * Somebody else's word that the owner of an account alone knows its password: its link's maker and its owner are two people
   * again (decision B31). Throws `not-found`, and `link-not-confirmable` for whoever may be one of the two, or was made an
   * admin in the last 7 days: perhaps by them, and for this.
   */
  async confirmLink(id: number, by: User): Promise<void> {
    const { id: owner } = await this.get(id);
    const links = await this.users.findLinkedSince(this.#recently());
    const link = links.find((one) => one.id === owner);
    const mayConfirm = link && !accountsOf(owner, links).has(by.id) && (await this.#isSettledAdmin(by));
    // The link that was looked at: one that the caller has made could be used in this moment.
    if (!mayConfirm || !(await this.users.forgetLink(link))) throw new ProblemError('link-not-confirmable');
  }

  async #isSettledAdmin({ id }: User): Promise<boolean> {
    const changes = await this.users.findAdminChanges(this.#recently());
    return !changes.some(({ userId, isAdmin }) => userId === id && isAdmin);
  }

  /** Throws `not-found`. */
  async get(id: number): Promise<User> {
    const user = await this.users.findById(id);
    if (!user) throw new ProblemError('not-found');
    return toUser(user);
  }

  /** The user with what only the owner and admins see. Throws `not-found`. */
  async account(id: number): Promise<Account> {
    const user = await this.users.findById(id);
    if (!user) throw new ProblemError('not-found');
    return { ...toUser(user), email: user.email };
  }

  /** The user as stored, for the check of a password. */
  findByUsername(username: string): Promise<UserEntity | undefined> {
    return this.users.findByKey(usernameKey(username));
  }

  /**
   * Makes a user who is no admin (decision B4). Throws `invalid-request` for a common password, and `username-taken`
   * also for a name that looks like another one.
   */
  async register(username: string, password: string): Promise<User> {
    refuseCommonPassword(password, username);
    return this.#create(username.normalize('NFC'), password, false);
  }

  /**
   * How many are admins, or were in the last 7 days: whoever needs a second admin to agree could take the right from all
   * others, act alone, and give it back (decision B31).
   */
  async countRecentAdmins(): Promise<number> {
    const [admins, changes] = await Promise.all([
      this.users.findAdmins(),
      this.users.findAdminChanges(this.#recently()),
    ]);
    return new Set([...admins, ...changes.map(({ userId }) => userId)]).size;
  }

  /** Who was made an admin by somebody else in the last 7 days, or lost that right, the latest first. */
  async adminChangesBeside({ id }: User): Promise<AdminChangeEntity[]> {
    const changes = await this.users.findAdminChanges(this.#recently());
    return changes.filter(({ changedById }) => changedById !== id);
  }

  /** Grants admin, or takes it. Throws `last-admin` for the only admin. */
  async setAdmin({ id, username }: User, isAdmin: boolean, by: User): Promise<void> {
    const change = { userId: id, username, changedById: by.id, changedBy: by.username, at: this.clock.now() };
    if (isAdmin) await this.users.grantAdmin(change);
    else if (!(await this.users.takeAdmin(change))) throw new ProblemError('last-admin');
  }

  #recently(): Date {
    return new Date(this.clock.now().getTime() - countedMs);
  }

  /** In one transaction with what `also` does. Throws `invalid-request` for a common password, `busy`. */
  async setPassword({ id, username }: User, password: string, also: AlsoForUser): Promise<void> {
    refuseCommonPassword(password, username);
    const passwordHash = await this.hasher.hash(password);
    await this.users.transactionOn(id, async (transaction, owner) => {
      await this.users.setPassword(transaction, id, { passwordHash });
      await also(transaction, owner);
    });
  }

  /** Makes the first admin when there is no user at all; of several processes that start at once, one does. */
  async ensureFirstAdmin(username: string, password: string | undefined): Promise<FirstAdmin | undefined> {
    if (await this.users.exists()) return undefined;
    const made = randomBytes(15).toString('base64url');
    try {
      const { id } = await this.#create(username, password ?? made, true);
      this.audit.recordSystemEvent('user.make-first-admin', { entity: 'user', id });
      return { username, generatedPassword: password === undefined ? made : undefined };
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'username-taken') return undefined;
      throw error;
    }
  }

  async #create(username: string, password: string, isAdmin: boolean): Promise<User> {
    const passwordHash = await this.hasher.hash(password);
    const keys = { usernameKey: usernameKey(username), skeletonHash: skeletonHash(username) };
    const user = this.users.insert({ username, ...keys, passwordHash, isAdmin });
    return toUser(await refuseDuplicate('username-taken', user));
  }
}

/** The accounts that count as one with an account: along the links that one may have read of another. */
function accountsOf(id: number, links: readonly LinkedUser[]): ReadonlySet<number> {
  const found = new Set([id]);
  // A set that grows while it is gone through is gone through to its end.
  for (const one of found)
    for (const link of links) {
      if (link.id === one) found.add(link.madeBy);
      if (link.madeBy === one) found.add(link.id);
    }
  return found;
}
