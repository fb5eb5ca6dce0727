import { behindEdge } from './edge-ports.js';
import { databaseServer } from './installs.js';

const url = new URL(`/${behindEdge.database}`, databaseServer);
[url.username, url.password] = [behindEdge.databaseUser.name, behindEdge.databaseUser.password];

/** The database of the product behind the edge, as its user, who has rights on it alone: `DATABASE_URL`. */
export const edgeDatabaseUrl = url.href;
