import { behindEdge } from './edge-ports.js';
import { databaseServerUrl } from '@programme/api-testing';

const url = new URL(`/${behindEdge.database}`, databaseServerUrl());
[url.username, url.password] = [behindEdge.databaseUser.name, behindEdge.databaseUser.password];

/** The database of the product behind the edge, as its user, who has rights on it alone: `DATABASE_URL`. */
export const edgeDatabaseUrl = url.href;
