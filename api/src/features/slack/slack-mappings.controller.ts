import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import {
  apiPaths,
  newSlackMappingSchema,
  slackMappingChangeSchema,
  slackMappingTestSchema,
  type NewSlackMapping,
  type SlackMapping,
  type SlackMappingChange,
  type SlackMappingTest,
} from '@programme/contracts';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { NoBody } from '../../platform/http/no-body.guard.js';
import { RowIdPipe } from '../../platform/http/validation.pipe.js';
import { SlackMappingsService } from './slack-mappings.service.js';

@Controller()
export class SlackMappingsController {
  constructor(private readonly mappings: SlackMappingsService) {}

  @Get(apiPaths.slackMappings)
  list(): Promise<SlackMapping[]> {
    return this.mappings.list();
  }

  @Post(apiPaths.slackMappings)
  @Audited('mapping.add', { entity: 'mapping', madeId: ({ id }: SlackMapping) => id })
  add(@Body({ schema: newSlackMappingSchema }) mapping: NewSlackMapping): Promise<SlackMapping> {
    return this.mappings.add(mapping);
  }

  @Post(apiPaths.slackMappingTest)
  @Audited('mapping.test')
  @HttpCode(204)
  test(@Body({ schema: slackMappingTestSchema }) { creatorName }: SlackMappingTest): Promise<void> {
    return this.mappings.test(creatorName);
  }

  @Patch(apiPaths.slackMapping)
  @Audited('mapping.change', { entity: 'mapping' })
  change(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: slackMappingChangeSchema }) { isActive }: SlackMappingChange,
  ): Promise<SlackMapping> {
    return this.mappings.setActive(id, isActive);
  }

  @Delete(apiPaths.slackMapping)
  @NoBody()
  @Audited('mapping.remove', { entity: 'mapping' })
  @HttpCode(204)
  remove(@Param('id', RowIdPipe) id: number): Promise<void> {
    return this.mappings.remove(id);
  }
}
