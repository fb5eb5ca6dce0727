import { searchKey } from '@programme/formatting';
import type { DataSource } from 'typeorm';
import { CalculationLogEntity } from '../../src/features/logs/calculation-log.entity.js';
import { CompanyEntity } from '../../src/features/logs/company.repository.js';

export type NewLog = Pick<CalculationLogEntity, 'timestamp'> & Partial<Omit<CalculationLogEntity, 'id' | 'companyId'>>;

const rowsAtOnce = 500;

/** Writes many logs at once, with their companies, past the API. Answers them as they are stored. */
export async function insertLogs(database: DataSource, logs: readonly NewLog[]): Promise<CalculationLogEntity[]> {
  const companies = await insertCompanies(database, logs);
  const rows = database.getRepository(CalculationLogEntity);
  const first = ((await rows.maximum('id')) ?? 0) + 1;
  const entities = logs.map((log, index) => ({
    id: first + index,
    calculator: '2025' as const,
    currency: 'PLN' as const,
    employeesCount: 3,
    activeUsers: 2,
    monthsCount: 1,
    companyName: null,
    inputs: {},
    outputs: {},
    ...log,
    companyId: log.companyName ? (companies.get(searchKey(log.companyName)) ?? null) : null,
  }));
  for (let next = 0; next < entities.length; next += rowsAtOnce) {
    await rows
      .createQueryBuilder()
      .insert()
      .values(entities.slice(next, next + rowsAtOnce) as never[])
      .updateEntity(false)
      .execute();
  }
  return entities;
}

async function insertCompanies(database: DataSource, logs: readonly NewLog[]): Promise<Map<string, number>> {
  const rows = database.getRepository(CompanyEntity);
  const known = new Map((await rows.find()).map(({ id, nameKey: key }) => [key, id]));
  const keys = new Set(logs.flatMap(({ companyName }) => (companyName ? [searchKey(companyName)] : [])));
  const added = [...keys].filter((key) => !known.has(key)).map((key) => ({ nameKey: key }));
  if (added.length > 0) await rows.createQueryBuilder().insert().values(added).updateEntity(false).execute();
  return new Map((await rows.find()).map(({ id, nameKey: key }) => [key, id]));
}
