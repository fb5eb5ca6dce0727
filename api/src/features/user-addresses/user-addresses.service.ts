import { Injectable } from '@nestjs/common';
import type { User } from '@programme/contracts';
import { Clock } from '../../platform/clock/clock.js';
import { AccountMailsService } from '../account-mails/account-mails.service.js';
import { UserLinkRepository } from '../links/user-link.repository.js';
import { UserRepository } from '../users/user.repository.js';
import { UsersService } from '../users/users.service.js';

/** Sets where mails about accounts go: by their owners, and by admins for others. */
@Injectable()
export class UserAddressesService {
  constructor(
    private readonly users: UsersService,
    private readonly rows: UserRepository,
    private readonly links: UserLinkRepository,
    private readonly mails: AccountMailsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets an address or takes it away, and tells of it at the old one; at the new one too, where somebody else sets it. The
   * same address again changes nothing: who set it stays. A link that was mailed to the old one works no more. Throws
   * `not-found`, `too-many-requests`.
   */
  async set(userId: number, email: string | null, by: User): Promise<void> {
    const owner = await this.users.get(userId);
    await this.mails.limit(by, owner);
    await this.rows.transactionOn(owner.id, async (transaction, { email: before }) => {
      if (before === email) return;
      const address = { email, emailSetBy: by.id, emailSetAt: this.clock.now() };
      await this.rows.setEmail(transaction, owner.id, address);
      await this.links.removeMailed(transaction, owner.id);
      const told = { owner, by: by.username };
      await this.mails.enqueueNotice(transaction, 'addressLeft', { ...told, recipient: before });
      if (by.id !== owner.id) await this.mails.enqueueNotice(transaction, 'addressSet', { ...told, recipient: email });
    });
    this.mails.deliverSoon();
  }
}
