import type { EntityMetadata, ObjectLiteral, Repository } from 'typeorm';

export type Row = Readonly<Record<string, unknown>>;
type Column = EntityMetadata['columns'][number];

/**
 * Reads rows of an entity that a plain statement has selected. TypeORM puts each statement together, and takes its rows apart,
 * anew for every call, which is most of what reading by an id costs; values are converted as it does.
 */
export class RowReader<Entity extends ObjectLiteral> {
  readonly #columns: readonly { readonly name: string; readonly column: Column }[];

  /** For a SELECT list: the entity's columns of the table that the statement calls by the alias. */
  readonly selection: string;

  constructor(
    private readonly repository: Repository<Entity>,
    alias: string,
  ) {
    const { metadata } = repository;
    this.#columns = metadata.columns.map((column) => ({ name: `${alias}_${column.databaseName}`, column }));
    this.selection = this.#columns
      .map(({ name, column }) => `${alias}.\`${column.databaseName}\` AS \`${name}\``)
      .join();
  }

  /** The entities of rows, without their relations; none for what an outer join has not found. */
  all(rows: readonly Row[]): Entity[] {
    return rows.map((row) => this.one(row)).filter((entity) => entity !== undefined);
  }

  /** The entity of the row, if there is one. */
  one(row: Row | undefined): Entity | undefined {
    if (!row) return undefined;
    const { driver } = this.repository.manager.dataSource;
    const entity: ObjectLiteral = {};
    let isThere = false;
    for (const { name, column } of this.#columns) {
      const value = row[name];
      isThere ||= column.isPrimary && value != null;
      entity[column.propertyName] = driver.prepareHydratedValue(value, column);
    }
    return isThere ? (entity as Entity) : undefined;
  }
}
