import { Injectable } from '@nestjs/common';
import type { PriceBookApproval, User } from '@programme/contracts';
import { UsersService } from '../../users/users.service.js';
import type { PriceBookEntity } from '../records/price-book.entity.js';
import { PriceBookRepository } from '../records/price-book.repository.js';

type Submitted = Pick<PriceBookEntity, 'id' | 'submitterId' | 'adminsAtSubmission'>;

/**
 * Who may approve a book in review (decision B31). Where there are two or more admins, or were in the last days or when it was
 * submitted, it takes another one than its submitter and those who wrote its figures; an only admin approves alone.
 */
@Injectable()
export class PriceBookApprovalService {
  constructor(
    private readonly priceBooks: PriceBookRepository,
    private readonly users: UsersService,
  ) {}

  async of(book: Submitted, user: User): Promise<PriceBookApproval> {
    if (!(await this.#isOwn(book, user))) return 'other';
    return (await this.#hadOneAdmin(book)) ? 'alone' : 'own';
  }

  /** Whether the user, or an account that counts as the user's, wrote its figures or submitted it. */
  async #isOwn({ id, submitterId }: Submitted, user: User): Promise<boolean> {
    const authors = await this.priceBooks.authorsOf(id);
    const hands = await this.users.countedAsOne(user);
    return hands.some((hand) => hand.id === submitterId || authors.has(hand.id));
  }

  /** A colleague who is an admin no more still counts: whoever needs one could have taken the rights away. */
  async #hadOneAdmin({ adminsAtSubmission }: Submitted): Promise<boolean> {
    return Math.max(adminsAtSubmission ?? 0, await this.users.countRecentAdmins()) <= 1;
  }
}
