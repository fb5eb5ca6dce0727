const name = 'ChunkLoadError';

/** Whether an error is webpack's or ours: a script did not load, because of the network or because it is stale. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === name;

/** The error that webpack throws for a chunk, for scripts that it does not load. */
export const chunkLoadError = (message: string): Error => Object.assign(new Error(message), { name });
