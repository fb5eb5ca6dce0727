import { ConfigError } from '../config/config.js';
import { databaseErrorCode } from '../errors/database-error.js';

/** An error whose message is all that the person at the terminal needs. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Why a process could not begin, for the person who started it; names no value of the environment. */
export function reasonFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof OperatorError) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'listen') return `Cannot listen on HOST and PORT: ${code}`;
  const ofDatabase = [undefined, 'connect', 'getaddrinfo', 'read', 'write'].includes(syscall);
  const databaseCode = ofDatabase ? databaseErrorCode(error) : undefined;
  if (databaseCode) return `Cannot open the database of DATABASE_URL: ${databaseCode}`;
  return `Cannot start: ${error instanceof Error ? error.stack : String(error)}`;
}

/** Runs a command of the terminal; what it throws is said in a sentence, and the exit code is 1. */
export async function runCommand(work: (parameters: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    console.error(reasonFor(error));
    process.exitCode = 1;
  }
}
