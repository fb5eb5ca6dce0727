import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  priceBookPaths,
  listOf,
  newPriceBookSchema,
  priceBookChangeSchema,
  priceBookExportSchema,
  priceBookImportSchema,
  priceBookResponse,
  priceBooksQuerySchema,
  priceBookSummaryResponse,
  type NewPriceBook,
  type PriceBookChange,
  type PriceBookDetails,
  type PriceBookExport,
  type PriceBookImport,
  type PriceBooksQuery,
  type PriceBookSummary,
  type User,
} from '@programme/contracts';
import type { Response } from 'express';
import { Requires } from '../../../platform/access/access.decorators.js';
import { CurrentUser } from '../../../platform/access/access.guard.js';
import { Audit, type AuditContext } from '../../../platform/audit/audit-rule.js';
import { Audited } from '../../../platform/audit/audited.decorator.js';
import { NoBody } from '../../../platform/http/no-body.guard.js';
import { setPageHeaders } from '../../../platform/http/pagination.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { PriceBooksService } from './price-books.service.js';

/** Lists, drafts and files of price books. */
@Controller()
export class PriceBooksController {
  constructor(private readonly priceBooks: PriceBooksService) {}

  @Get(priceBookPaths.all)
  @Requires('price-books.read')
  @Responds({ body: listOf(priceBookSummaryResponse), paged: true })
  async list(
    @Query({ schema: priceBooksQuerySchema }) query: PriceBooksQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<readonly PriceBookSummary[]> {
    const page = await this.priceBooks.page(query);
    setPageHeaders(response, page, priceBookPaths.all, query);
    return page.rows;
  }

  @Post(priceBookPaths.all)
  @Requires('price-books.write')
  @Responds({ status: 201, body: priceBookResponse })
  @Audited('price-book.create', { entity: 'price-book', madeId: ({ id }: PriceBookDetails) => id })
  create(
    @Body({ schema: newPriceBookSchema }) book: NewPriceBook,
    @CurrentUser() user: User,
  ): Promise<PriceBookDetails> {
    return this.priceBooks.create(book, user);
  }

  @Post(priceBookPaths.import)
  @Requires('price-books.write')
  @Responds({ status: 201, body: priceBookResponse })
  @Audited('price-book.import', { entity: 'price-book', madeId: ({ id }: PriceBookDetails) => id })
  import(
    @Body({ schema: priceBookImportSchema }) file: PriceBookImport,
    @CurrentUser() user: User,
  ): Promise<PriceBookDetails> {
    return this.priceBooks.import(file, user);
  }

  @Get(priceBookPaths.one)
  @Requires('price-books.read')
  @Responds({ body: priceBookResponse, problems: ['not-found'] })
  details(@Param('id') id: string, @CurrentUser() user: User): Promise<PriceBookDetails> {
    return this.priceBooks.details(id, user);
  }

  @Put(priceBookPaths.one)
  @Requires('price-books.write')
  @Responds({ body: priceBookResponse, problems: ['not-found', 'stale-version', 'price-book-status'] })
  @Audited('price-book.change', { entity: 'price-book' })
  async change(
    @Param('id') id: string,
    @Body({ schema: priceBookChangeSchema }) change: PriceBookChange,
    @CurrentUser() user: User,
    @Audit() audit: AuditContext | undefined,
  ): Promise<PriceBookDetails> {
    const fields = await this.priceBooks.change(id, change, user);
    audit?.fields.push(...fields);
    return this.priceBooks.details(id, user);
  }

  @Delete(priceBookPaths.one)
  @Requires('price-books.write')
  @Responds({ problems: ['not-found', 'price-book-status'] })
  @NoBody()
  @Audited('price-book.remove', { entity: 'price-book' })
  remove(@Param('id') id: string): Promise<void> {
    return this.priceBooks.remove(id);
  }

  @Get(priceBookPaths.export)
  @Requires('price-books.read')
  @Responds({ body: ['application/json', 'text/csv'], problems: ['not-found'] })
  async export(
    @Param('id') id: string,
    @Query({ schema: priceBookExportSchema }) wanted: PriceBookExport,
    @Res() response: Response,
  ): Promise<void> {
    const { name, text } = await this.priceBooks.export(id, wanted);
    const type = wanted.format === 'csv' ? 'text/csv' : 'application/json';
    response.attachment(name).type(`${type}; charset=utf-8`).send(text);
  }
}
