import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import {
  apiPaths,
  creatorChangeSchema,
  creatorSchema,
  type Creator,
  type CreatorChange,
  type NewCreator,
} from '@programme/contracts';
import { Audited } from '../../platform/audit/audited.decorator.js';
import { RowIdPipe } from '../../platform/http/validation.pipe.js';
import { CreatorsService } from './creators.service.js';

@Controller()
export class CreatorsController {
  constructor(private readonly creators: CreatorsService) {}

  @Get(apiPaths.creators)
  list(): Promise<Creator[]> {
    return this.creators.list();
  }

  @Post(apiPaths.creators)
  @Audited('creator.add', { entity: 'creator', madeId: ({ id }: Creator) => id })
  add(@Body({ schema: creatorSchema }) creator: NewCreator): Promise<Creator> {
    return this.creators.add(creator);
  }

  @Patch(apiPaths.creator)
  @Audited('creator.change', { entity: 'creator' })
  change(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: creatorChangeSchema }) change: CreatorChange,
  ): Promise<Creator> {
    return this.creators.change(id, change);
  }
}
