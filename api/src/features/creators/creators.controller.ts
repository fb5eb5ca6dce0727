import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import {
  apiPaths,
  creatorChangeSchema,
  creatorResponse,
  creatorSchema,
  listOf,
  type Creator,
  type CreatorChange,
  type NewCreator,
} from '@programme/contracts';
import { Requires } from '../../platform/access/access.decorators.js';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { RowIdPipe } from '../../platform/http/validation.pipe.js';
import { Responds } from '../../platform/openapi/responds.decorator.js';
import { CreatorsService } from './creators.service.js';

@Controller()
export class CreatorsController {
  constructor(private readonly creators: CreatorsService) {}

  @Get(apiPaths.creators)
  @Requires('offers.read')
  @Responds({ body: listOf(creatorResponse) })
  list(): Promise<Creator[]> {
    return this.creators.list();
  }

  @Post(apiPaths.creators)
  @Requires('creators.write')
  @Responds({ status: 201, body: creatorResponse, problems: ['creator-taken'] })
  @Audited('creator.add', { entity: 'creator', madeId: ({ id }: Creator) => id })
  add(@Body({ schema: creatorSchema }) creator: NewCreator): Promise<Creator> {
    return this.creators.add(creator);
  }

  @Patch(apiPaths.creator)
  @Requires('creators.write')
  @Responds({ body: creatorResponse, problems: ['not-found', 'creator-taken'] })
  @Audited('creator.change', { entity: 'creator' })
  change(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: creatorChangeSchema }) change: CreatorChange,
  ): Promise<Creator> {
    return this.creators.change(id, change);
  }
}
