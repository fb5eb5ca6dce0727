import { reasonFor } from '../../platform/process/reason-for.js';

/** Runs a command of the terminal; what it throws is said in a sentence, and the exit code is 1. */
export async function runCommand(work: (parameters: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    console.error(reasonFor(error));
    process.exitCode = 1;
  }
}
