import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import {
  apiPaths,
  listOf,
  newSlackMappingSchema,
  slackMappingChangeSchema,
  slackMappingResponse,
  slackMappingTestSchema,
  type NewSlackMapping,
  type SlackMapping,
  type SlackMappingChange,
  type SlackMappingTest,
} from '@programme/contracts';
import { Requires } from '../../platform/access/access.decorators.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { NoBody } from '../../platform/http/no-body.guard.js';
import { RowIdPipe } from '../../platform/http/validation.pipe.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { SlackMappingsService } from './slack-mappings.service.js';

@Controller()
export class SlackMappingsController {
  constructor(private readonly mappings: SlackMappingsService) {}

  @Get(apiPaths.slackMappings)
  @Requires('mappings.write')
  @Responds({ body: listOf(slackMappingResponse) })
  list(): Promise<SlackMapping[]> {
    return this.mappings.list();
  }

  @Post(apiPaths.slackMappings)
  @Requires('mappings.write')
  @Responds({ status: 201, body: slackMappingResponse, problems: ['mapping-taken'] })
  @Audited('mapping.add', { entity: 'mapping', madeId: ({ id }: SlackMapping) => id })
  add(@Body({ schema: newSlackMappingSchema }) mapping: NewSlackMapping): Promise<SlackMapping> {
    return this.mappings.add(mapping);
  }

  @Post(apiPaths.slackMappingTest)
  @Requires('mappings.write')
  @Responds({ problems: ['not-found', 'mapping-inactive', 'chat-failed', 'chat-off'] })
  @Audited('mapping.test')
  test(@Body({ schema: slackMappingTestSchema }) { creatorName }: SlackMappingTest): Promise<void> {
    return this.mappings.test(creatorName);
  }

  @Patch(apiPaths.slackMapping)
  @Requires('mappings.write')
  @Responds({ body: slackMappingResponse, problems: ['not-found'] })
  @Audited('mapping.change', { entity: 'mapping' })
  change(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: slackMappingChangeSchema }) { isActive }: SlackMappingChange,
  ): Promise<SlackMapping> {
    return this.mappings.setActive(id, isActive);
  }

  @Delete(apiPaths.slackMapping)
  @Requires('mappings.write')
  @Responds({ problems: ['not-found'] })
  @NoBody()
  @Audited('mapping.remove', { entity: 'mapping' })
  remove(@Param('id', RowIdPipe) id: number): Promise<void> {
    return this.mappings.remove(id);
  }
}
