import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import {
  listOf,
  newOfferTemplateSchema,
  offerTemplateChangeSchema,
  offerTemplateDetailsResponse,
  offerTemplateResponse,
  templatePaths,
  type NewOfferTemplate,
  type OfferTemplate,
  type OfferTemplateChange,
  type OfferTemplateDetails,
  type User,
} from '@programme/contracts';
import { Requires } from '../../../platform/access/access.decorators.js';
import { CurrentUser } from '../../../platform/access/access.guard.js';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { NoBody } from '../../../platform/http/no-body.guard.js';
import { RowIdPipe } from '../../../platform/http/validation.pipe.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { OfferTemplatesService } from './offer-templates.service.js';

/** Templates of offers. */
@Controller()
export class OfferTemplatesController {
  constructor(private readonly templates: OfferTemplatesService) {}

  @Get(templatePaths.all)
  @Requires('offers.read')
  @Responds({ body: listOf(offerTemplateResponse) })
  list(): Promise<OfferTemplate[]> {
    return this.templates.list();
  }

  @Get(templatePaths.one)
  @Requires('offers.read')
  @Responds({ body: offerTemplateDetailsResponse, problems: ['not-found'] })
  details(@Param('id', RowIdPipe) id: number): Promise<OfferTemplateDetails> {
    return this.templates.details(id);
  }

  @Post(templatePaths.all)
  @Requires('templates.write')
  @Responds({
    status: 201,
    body: offerTemplateDetailsResponse,
    problems: ['not-found', 'template-taken', 'templates-full'],
  })
  @Audited('offer-template.add', { entity: 'offer-template', madeId: ({ id }: OfferTemplateDetails) => id })
  add(
    @Body({ schema: newOfferTemplateSchema }) template: NewOfferTemplate,
    @CurrentUser() user: User,
  ): Promise<OfferTemplateDetails> {
    return this.templates.add(template, user);
  }

  @Patch(templatePaths.one)
  @Requires('templates.write')
  @Responds({ body: offerTemplateDetailsResponse, problems: ['not-found', 'template-taken', 'stale-version'] })
  @Audited('offer-template.change', { entity: 'offer-template' })
  change(
    @Param('id', RowIdPipe) id: number,
    @Body({ schema: offerTemplateChangeSchema }) change: OfferTemplateChange,
    @CurrentUser() user: User,
  ): Promise<OfferTemplateDetails> {
    return this.templates.change(id, change, user);
  }

  @Delete(templatePaths.one)
  @Requires('templates.write')
  @Responds({ problems: ['not-found'] })
  @NoBody()
  @Audited('offer-template.remove', { entity: 'offer-template' })
  remove(@Param('id', RowIdPipe) id: number): Promise<void> {
    return this.templates.remove(id);
  }
}
