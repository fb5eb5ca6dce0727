import { readFile, writeFile } from 'node:fs/promises';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { Engine } from '@programme/api-testing';
import { schema } from '../../src/app/schema/schema.js';
import { parseDatabaseAddress, type DatabaseAddress } from '../../src/platform/config/database-address.js';
import { migrateDatabase } from '../../src/platform/database/migrate-database.js';
import { createLogger } from '../../src/platform/logging/logger.js';

/** Makes an empty database what the real migrations make of one. */
type Fill = (url: string) => Promise<void>;

const templates = new Map<string, Promise<Fill>>();

/** Migrates one database of an engine at the first call in a worker, and keeps what came of it in memory. */
export function migratedTemplate(engine: Engine): Promise<Fill> {
  const template = templates.get(engine.name) ?? makeTemplate(engine);
  templates.set(engine.name, template);
  return template;
}

/** What `DATABASE_URL` of a test says. */
export function addressOf(url: string): DatabaseAddress {
  const address = parseDatabaseAddress(url);
  if (!address) throw new Error('TEST_DATABASE_URL must be mysql://user:pass@host:port');
  return address;
}

async function makeTemplate(engine: Engine): Promise<Fill> {
  const { url, drop } = await engine.create();
  try {
    const database = addressOf(url);
    await migrateDatabase({ database, databaseWaitSeconds: 0 }, schema, createLogger('warn'));
    return database.engine === 'sqlite' ? await fillWithFile(database.path) : await fillWithTables(url);
  } finally {
    await drop();
  }
}

async function fillWithFile(template: string): Promise<Fill> {
  const content = await readFile(template);
  return async (url) => {
    const address = addressOf(url);
    if (address.engine === 'sqlite') await writeFile(address.path, content, { flag: 'wx', mode: 0o600 });
  };
}

async function fillWithTables(template: string): Promise<Fill> {
  const statements = await onServer(template, async (server) => {
    const [tables] = await server.query<RowDataPacket[]>('SHOW TABLES');
    const statementsOf = tables.map(async (table) => recreate(server, String(Object.values(table)[0])));
    return (await Promise.all(statementsOf)).flat();
  });
  // In one message: the server answers a statement sooner than it is sent. The tables are in no order of their keys.
  const sql = ['SET foreign_key_checks = 0', ...statements].join(';\n');
  return (url) => onServer(url, async (server) => void (await server.query(sql)));
}

/** The statements that make a table again, with its rows. */
async function recreate(server: Connection, table: string): Promise<string[]> {
  const [[created]] = await server.query<RowDataPacket[]>('SHOW CREATE TABLE ??', [table]);
  const [rows] = await server.query<RowDataPacket[][]>({ sql: 'SELECT * FROM ??', rowsAsArray: true }, [table]);
  const insert = server.format('INSERT INTO ?? VALUES ?', [table, rows]);
  return [String(created?.['Create Table']), ...(rows.length > 0 ? [insert] : [])];
}

async function onServer<Result>(url: string, work: (server: Connection) => Promise<Result>): Promise<Result> {
  // Times and JSON stay the text that they are.
  const server = await createConnection({ uri: url, multipleStatements: true, dateStrings: true, jsonStrings: true });
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
