import { Module } from '@nestjs/common';
import { PriceBooksModule } from '../price-books/price-books.module.js';
import { PriceSheetClient, SHEET_TIMEOUT_MS } from './price-sheet.client.js';
import { Pricing2025Controller } from './pricing-2025.controller.js';
import { Pricing2025Service } from './pricing-2025.service.js';

/** A spreadsheet script takes a second or two to wake up; a visitor does not wait longer than this. */
const sheetTimeoutMs = 8_000;

@Module({
  imports: [PriceBooksModule],
  controllers: [Pricing2025Controller],
  providers: [PriceSheetClient, Pricing2025Service, { provide: SHEET_TIMEOUT_MS, useValue: sheetTimeoutMs }],
})
export class Pricing2025Module {}
