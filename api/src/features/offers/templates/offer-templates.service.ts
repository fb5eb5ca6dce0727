import { Injectable } from '@nestjs/common';
import {
  limits,
  quoteFields,
  type NewOfferTemplate,
  type OfferTemplate,
  type OfferTemplateChange,
  type OfferTemplateDetails,
  type User,
} from '@programme/contracts';
import { Clock } from '../../../platform/clock/clock.js';
import { ProblemError } from '../../../platform/errors/problem.error.js';
import { refuseDuplicate } from '../../../platform/errors/database-error.js';
import { byName, nameKey } from '../../../platform/names/names.js';
import { toQuotes } from '../records/offer.mapper.js';
import { OfferRepository } from '../records/offer.repository.js';
import { toTemplate, toTemplateDetails, type OfferTemplateEntity } from './offer-template.entity.js';
import { OfferTemplateRepository } from './offer-template.repository.js';

/** What offers have in common, saved under a name (docs/adr/0029). */
@Injectable()
export class OfferTemplatesService {
  constructor(
    private readonly templates: OfferTemplateRepository,
    private readonly offers: OfferRepository,
    private readonly clock: Clock,
  ) {}

  /** All templates in the order of their names, without quotes and texts. */
  async list(): Promise<OfferTemplate[]> {
    return byName((await this.templates.findAll()).map(toTemplate), ({ name }) => name);
  }

  /** Throws `not-found`. */
  async details(id: number): Promise<OfferTemplateDetails> {
    return toTemplateDetails(await this.#find(id));
  }

  /**
   * Saves what an offer holds under a new name. Throws `not-found` for an unknown offer, `template-taken`, and
   * `templates-full`. Calls at one moment can pass that limit by their number; it only bounds the list.
   */
  async add({ name, offerId }: NewOfferTemplate, user: User): Promise<OfferTemplateDetails> {
    const content = await this.#contentOf(offerId);
    if ((await this.templates.count()) >= limits.templates) throw full();
    const row = { name, nameKey: nameKey(name), ...content, ...this.#saved(user) };
    return toTemplateDetails(await refuseDuplicate('template-taken', this.templates.insert(row)));
  }

  /** Throws `not-found` for an unknown template or offer, `template-taken`, and `stale-version`. */
  async change(id: number, { version, name, offerId }: OfferTemplateChange, user: User): Promise<OfferTemplateDetails> {
    const before = await this.#find(id);
    const changes = {
      ...(name !== undefined && { name, nameKey: nameKey(name) }),
      ...(offerId !== undefined && { ...(await this.#contentOf(offerId)), ...this.#saved(user) }),
    };
    const changed = await refuseDuplicate('template-taken', this.templates.update(id, version, changes));
    if (!changed) throw new ProblemError('stale-version');
    return toTemplateDetails({ ...before, ...changes, version: version + 1 });
  }

  /** Throws `not-found`. */
  async remove(id: number): Promise<void> {
    if (!(await this.templates.remove(id))) throw new ProblemError('not-found');
  }

  async #find(id: number): Promise<OfferTemplateEntity> {
    const template = await this.templates.find(id);
    if (!template) throw new ProblemError('not-found');
    return template;
  }

  /** What a template takes over of an offer: nothing that names its client, and no price. */
  async #contentOf(offerId: string) {
    const offer = await this.offers.findWhole(offerId);
    if (!offer) throw new ProblemError('not-found');
    const { currency, language, introduction, terms } = offer;
    const quotes = toQuotes(offer).map(quoteFields);
    return { currency, language, introduction, terms, quotes, quotesCount: quotes.length };
  }

  #saved = ({ username }: User) => ({ savedBy: username, savedAt: this.clock.now() });
}

const full = () => new ProblemError('templates-full', { parameters: { max: String(limits.templates) } });
