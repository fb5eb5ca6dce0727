/** Whether an error is webpack's: a lazy chunk did not load, because of the network or because it is stale. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
