import { Injectable } from '@nestjs/common';
import type { NewSlackMapping, SlackMapping } from '@programme/contracts';
import { defaultLanguage } from '@programme/i18n';
import { Clock } from '../../platform/clock/clock.js';
import { CreatorsService } from '../creators/creators.service.js';
import { isUniqueViolation } from '../../platform/errors/database-error.js';
import { ProblemError } from '../../platform/errors/problem.error.js';
import { byName } from '../../platform/names/names.js';
import { ServerTextsService } from '../translations/server-texts.service.js';
import { SlackClient, escaped } from './slack.client.js';
import { toSlackMapping } from './slack-mapping.entity.js';
import { SlackMappingRepository } from './slack-mapping.repository.js';

/** Which chat user receives a creator's messages. */
@Injectable()
export class SlackMappingsService {
  constructor(
    private readonly mappings: SlackMappingRepository,
    private readonly creators: CreatorsService,
    private readonly chat: SlackClient,
    private readonly texts: ServerTextsService,
    private readonly clock: Clock,
  ) {}

  /** All mappings, in the order of their creators' names. */
  async list(): Promise<SlackMapping[]> {
    return byName((await this.mappings.findAll()).map(toSlackMapping), ({ creatorName }) => creatorName);
  }

  /** Throws `mapping-taken` when the creator has one, `invalid-request` for a creator who is unknown. */
  async add({ creatorName, slackUserId }: NewSlackMapping): Promise<SlackMapping> {
    const creator = await this.creators.findByName(creatorName);
    if (!creator) throw unknownCreator;
    const now = this.clock.now();
    const row = { creatorId: creator.id, slackUserId, isActive: true, createdAt: now, updatedAt: now };
    try {
      const id = await this.mappings.insert(row);
      return { id, creatorName: creator.name, slackUserId, isActive: true, updatedAt: now.toISOString() };
    } catch (error) {
      throw isUniqueViolation(error) ? new ProblemError('mapping-taken') : error;
    }
  }

  /** Throws `not-found`. */
  async setActive(id: number, isActive: boolean): Promise<SlackMapping> {
    const mapping = await this.mappings.find(id);
    if (!mapping) throw new ProblemError('not-found');
    const updatedAt = this.clock.now();
    await this.mappings.setActive(id, isActive, updatedAt);
    return toSlackMapping({ ...mapping, isActive, updatedAt });
  }

  /** Throws `not-found`. Messages that wait for this creator are still sent. */
  async remove(id: number): Promise<void> {
    if (!(await this.mappings.remove(id))) throw new ProblemError('not-found');
  }

  /**
   * Sends a message now, so that an admin sees whether it arrives. Throws `chat-off`, `not-found` for a creator without
   * a mapping, `mapping-inactive`, `chat-failed` with what the chat said.
   */
  async test(creatorName: string): Promise<void> {
    if (!this.chat.isOn) throw new ProblemError('chat-off');
    const creator = await this.creators.findByName(creatorName);
    const mapping = creator && (await this.mappings.findOf(creator.id));
    if (!mapping) throw new ProblemError('not-found');
    if (!mapping.isActive) throw new ProblemError('mapping-inactive');
    const text = this.texts.text(defaultLanguage, 'server.chat.test', { creator: escaped(creator.name) });
    const delivery = await this.chat.send(mapping.slackUserId, text);
    if (!delivery.ok) throw new ProblemError('chat-failed', { parameters: { reason: delivery.error } });
  }
}

const unknownCreator = new ProblemError('invalid-request', {
  issues: [{ field: 'creatorName', key: 'validation.creator.unknown', parameters: {} }],
});
