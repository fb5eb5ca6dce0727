import type { EntityMetadata, ObjectLiteral, Repository } from 'typeorm';

export type Row = Readonly<Record<string, unknown>>;
type Column = EntityMetadata['columns'][number];

/** Types whose values both engines hand over as they are. */
const plainTypes: readonly Column['type'][] = ['varchar', 'text', 'double'];

/**
 * Reads rows of an entity that a plain statement has selected. TypeORM puts each statement together, and takes its rows
 * apart, anew for every call, which is most of what reading by an id costs; values are converted as it does.
 */
export class RowMapper<Entity extends ObjectLiteral, Property extends keyof Entity & string = keyof Entity & string> {
  readonly #columns: readonly { readonly name: string; readonly column: Column; readonly isPlain: boolean }[];

  /** For a SELECT list: the entity's columns of the table that the statement calls by the alias. */
  readonly selection: string;

  /** @param properties those of the entity that are wanted, its id among them; all without them */
  constructor(
    private readonly repository: Repository<Entity>,
    alias: string,
    properties?: readonly Property[],
  ) {
    this.#columns = repository.metadata.columns
      .filter(({ propertyName }) => properties?.includes(propertyName as Property) ?? true)
      .map((column) => ({
        name: `${alias}_${column.databaseName}`,
        column,
        isPlain: plainTypes.includes(column.type) && !column.transformer,
      }));
    this.selection = this.#columns
      .map(({ name, column }) => `${alias}.\`${column.databaseName}\` AS \`${name}\``)
      .join();
  }

  /** The entities of rows, without their relations; none for what an outer join has not found. */
  all(rows: readonly Row[]): Pick<Entity, Property>[] {
    return rows.map((row) => this.one(row)).filter((entity) => entity !== undefined);
  }

  /** The entity of the row, if there is one. */
  one(row: Row | undefined): Pick<Entity, Property> | undefined {
    if (!row) return undefined;
    const { driver } = this.repository.manager.dataSource;
    const entity: ObjectLiteral = {};
    for (const { name, column, isPlain } of this.#columns) {
      const value = row[name];
      if (column.isPrimary && value == null) return undefined;
      entity[column.propertyName] = isPlain ? value : driver.prepareHydratedValue(value, column);
    }
    return entity as Pick<Entity, Property>;
  }
}
