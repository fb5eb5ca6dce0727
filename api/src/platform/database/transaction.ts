import type { EntityManager } from 'typeorm';

/** A transaction under way, as services pass it on between repositories of several modules. */
export type Transaction = EntityManager;
