import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countRows } from '../../platform/database/row-statements.js';
import { joinInOrder, placeholders, useIndex } from '../../platform/database/sql.js';
import {
  companyIndex,
  logConditions,
  timeIndex,
  type LogFilter,
  idOfSortKey,
  newestFirst,
  sortKeyColumn,
  timeOfSortKey,
  type SortKey,
} from './log-filter.js';
import type { Keyset } from '../../platform/http/pagination.js';

type Page = {
  readonly filter: LogFilter;
  /** What the key of a company's name contains. */
  readonly company: string;
  readonly after: Keyset<number> | undefined;
  readonly limit: number;
};

/** Companies whose logs one statement reads, each by its own range of an index. */
const companiesAtOnce = 100;

/** Newest logs looked at for each row of a page: enough for a search that a twentieth of them fit. */
const glancedPerRow = 20;

/** Newest logs of a span of time, a currency or a calculator that are looked at to count those that fit: 25 ms on MariaDB. */
const countedThrough = 50_000;

const fits = 'INSTR(name_key, ?) > 0';

/** Finds logs whose company's name contains a text (ADR 9): few companies by name, many by time. */
@Injectable()
export class CompanyLogSearchRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Ids of the logs of a page, newest first. */
  async find(page: Page): Promise<number[]> {
    return (await this.#findSortKeys(page)).map(idOfSortKey);
  }

  /** How many logs there are, counted up to `atMost`. */
  async count(filter: LogFilter, company: string, atMost: number): Promise<number> {
    const few = await this.#few(company);
    if (few) return few.length === 0 ? 0 : this.#countOf(few, filter, atMost);
    if (filter.from ?? filter.to ?? filter.currency ?? filter.calculator) {
      const count = await this.#countNewest(filter, company, atMost);
      if (count === atMost || !(await this.#isMore(filter, undefined, countedThrough))) return count;
    }
    return this.#countOfMany(filter, company, atMost);
  }

  async #findSortKeys(page: Page): Promise<SortKey[]> {
    const few = await this.#few(page.company);
    if (few) return few.length === 0 ? [] : this.#ofCompanies(few, page);
    const newest = await this.#amongNewest(page);
    if (newest.length === page.limit) return newest;
    const isMore = await this.#isMore(page.filter, page.after, page.limit * glancedPerRow);
    return isMore ? this.#byNewestCompany(page) : newest;
  }

  /** Ids of all companies that fit, if one statement can read them. */
  async #few(company: string): Promise<number[] | undefined> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM companies WHERE ${fits} LIMIT ${companiesAtOnce + 1}`,
      [company],
    );
    return rows.length > companiesAtOnce ? undefined : rows.map(({ id }) => id);
  }

  /** Those of the newest logs that fit. */
  #amongNewest({ filter, company, after, limit }: Page): Promise<SortKey[]> {
    const { sql, values } = logConditions(filter, after);
    return this.#sortKeys(
      `SELECT sort_key FROM (
         SELECT company_id, ${sortKeyColumn} FROM ${this.#byTime(filter)} WHERE ${sql}
         ${newestFirst} LIMIT ${limit * glancedPerRow}
       ) newest JOIN companies ON companies.id = company_id WHERE ${fits} ORDER BY sort_key DESC LIMIT ${limit}`,
      [...values, company],
    );
  }

  /** Whether there are more than so many logs behind a keyset, whatever their company. */
  async #isMore(filter: LogFilter, after: Keyset<number> | undefined, than: number): Promise<boolean> {
    const { sql, values } = logConditions(filter, after);
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM ${this.#byTime(filter)} WHERE ${sql} ${newestFirst} LIMIT 1 OFFSET ${than}`,
      [...values],
    );
    return rows.length > 0;
  }

  /**
   * The newest `limit` logs belong to at most so many companies, to those whose own newest log is newest. These are
   * read in that order, until what was found is newer than all that the others have.
   */
  async #byNewestCompany(page: Page): Promise<SortKey[]> {
    const { limit, filter } = page;
    const companies = await this.#newestOfCompanies(page);
    // As many companies as rows: no row of the page is older than the newest one of the last company.
    const last = companies.length === limit ? companies.at(-1) : undefined;
    const nearer = last ? { ...page, filter: { ...filter, from: timeOfSortKey(last.sortKey) } } : page;
    let found: SortKey[] = [];
    for (let next = 0; next < companies.length; next += companiesAtOnce) {
      const asked = companies.slice(next, next + companiesAtOnce);
      if (found.length === limit && (found.at(-1) ?? '') > (asked[0]?.sortKey ?? '')) break;
      const ids = asked.map(({ id }) => id);
      found = [...found, ...(await this.#ofCompanies(ids, nearer))].sort().reverse().slice(0, limit);
    }
    return found;
  }

  async #newestOfCompanies({ filter, company, after, limit }: Page): Promise<{ id: number; sortKey: SortKey }[]> {
    const { sql, values } = logConditions(filter, after);
    const rows = await this.dataSource.query<{ id: number; sort_key: SortKey | null }[]>(
      `SELECT companies.id, (
         SELECT ${sortKeyColumn} FROM ${this.#byCompany(filter)} WHERE company_id = companies.id AND ${sql}
         ${newestFirst} LIMIT 1
       ) AS sort_key FROM companies WHERE ${fits} ORDER BY sort_key DESC LIMIT ${limit}`,
      [...values, company],
    );
    return rows.flatMap(({ id, sort_key: sortKey }) => (sortKey === null ? [] : [{ id, sortKey }]));
  }

  /** Reads each company by itself, and no more of its logs than the page can hold. */
  #ofCompanies(ids: readonly number[], { filter, after, limit }: Page): Promise<SortKey[]> {
    const { sql, values } = logConditions(filter, after);
    const ofOne = `SELECT sort_key FROM (
        SELECT ${sortKeyColumn} FROM ${this.#byCompany(filter)} WHERE company_id = ? AND ${sql}
        ${newestFirst} LIMIT ${limit}
      ) found`;
    return this.#sortKeys(
      `${ids.map(() => ofOne).join(' UNION ALL ')} ORDER BY sort_key DESC LIMIT ${limit}`,
      ids.flatMap((id) => [id, ...values]),
    );
  }

  #countOf(ids: readonly number[], filter: LogFilter, atMost: number): Promise<number> {
    const { sql, values } = logConditions(filter);
    const wanted = `company_id IN (${placeholders(ids)}) AND ${sql}`;
    return countRows(this.dataSource, `${this.#byCompany(filter)} WHERE ${wanted}`, [...ids, ...values], atMost);
  }

  #countOfMany(filter: LogFilter, company: string, atMost: number): Promise<number> {
    const { sql, values } = logConditions(filter);
    const rows = `companies ${joinInOrder(this.dataSource)} ${this.#byCompany(filter)} ON company_id = companies.id`;
    return countRows(this.dataSource, `${rows} WHERE ${fits} AND ${sql}`, [company, ...values], atMost);
  }

  /** Of the newest logs those that fit, counted up to `atMost`. */
  #countNewest(filter: LogFilter, company: string, atMost: number): Promise<number> {
    const { sql, values } = logConditions(filter);
    const newest = `SELECT company_id FROM ${this.#byTime(filter)} WHERE ${sql} ${newestFirst} LIMIT ${countedThrough}`;
    const rows = `(${newest}) newest JOIN companies ON companies.id = company_id`;
    return countRows(this.dataSource, `${rows} WHERE ${fits}`, [...values, company], atMost);
  }

  async #sortKeys(sql: string, values: readonly unknown[]): Promise<SortKey[]> {
    const rows = await this.dataSource.query<{ sort_key: SortKey }[]>(sql, [...values]);
    return rows.map((row) => row.sort_key);
  }

  #byTime(filter: LogFilter): string {
    return `api_logs ${useIndex(this.dataSource, timeIndex(filter))}`;
  }

  #byCompany(filter: LogFilter): string {
    return `api_logs ${useIndex(this.dataSource, companyIndex(filter))}`;
  }
}
