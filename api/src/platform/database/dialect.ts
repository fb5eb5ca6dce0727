import type { DataSource } from 'typeorm';

const isSqlite = ({ options }: DataSource): boolean => options.type === 'better-sqlite3';

/** The placeholders of a list of values. */
export const placesFor = (values: readonly unknown[]): string => values.map(() => '?').join();

/** Behind a table's name: that this index is to be used, whatever the engine thinks of its figures. */
export const useIndex = (dataSource: DataSource, index: string): string =>
  isSqlite(dataSource) ? `INDEXED BY ${index}` : `FORCE INDEX (${index})`;

/** A join that reads the table on its left first. */
export const joinInOrder = (dataSource: DataSource): string => (isSqlite(dataSource) ? 'CROSS JOIN' : 'STRAIGHT_JOIN');
