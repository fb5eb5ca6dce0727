import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import {
  activePriceBookResponse,
  namedPriceBookResponse,
  priceBookPaths,
  type ActivePriceBook,
  type NamedPriceBook,
} from '@programme/contracts';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/access/access.decorators.js';
import { Responds } from '../../../platform/openapi/responds.decorator.js';
import { ActivePriceBookService } from './active-price-book.service.js';
import { NamedPriceBookService } from './named-price-book.service.js';

@Controller()
export class ActivePriceBookController {
  constructor(
    private readonly active: ActivePriceBookService,
    private readonly named: NamedPriceBookService,
  ) {}

  /** Browsers keep the book and ask whether it changed. */
  @Get(priceBookPaths.active)
  @Responds({ body: activePriceBookResponse, conditional: true })
  @Public()
  current(@Req() request: Request, @Res({ passthrough: true }) response: Response): ActivePriceBook | undefined {
    const { etag, body } = this.active.answer();
    response.set({ ETag: etag, 'Cache-Control': 'no-cache' });
    if (!request.fresh) return body;
    response.status(304);
    return undefined;
  }

  /** For links that name the prices that they were made with, and for admins' previews. */
  @Get(priceBookPaths.named)
  @Responds({ body: namedPriceBookResponse, problems: ['not-found', 'price-book-invalid'] })
  @Public()
  byId(@Param('id') id: string, @Req() { user }: Request): Promise<NamedPriceBook> {
    return this.named.answer(id, user);
  }
}
