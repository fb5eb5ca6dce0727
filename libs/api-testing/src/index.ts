export { admin } from './admin.js';
export { ApiClient, type Answer } from './api-client.js';
export { ApiProcess, appSecret } from './api-process.js';
export { badJson, escaped, oddBody, oddQuery, oddText } from './bad-json.js';
export { admins } from './admin-calls.js';
export { callsOf, type Calls } from './call.js';
export { everyone, users, visitorLog } from './public-calls.js';
export { databaseCommand, type Ended } from './database-command.js';
export { countOf, readDatabase, type DatabaseReader, type Row } from './database-reader.js';
export { DatabaseServer } from './database-server.js';
export { provideDatabaseServer } from './provided-database-server.js';
export {
  availableEngines,
  databaseServerUrl,
  requestedEngines,
  serverEngine,
  sqliteEngine,
  type Engine,
  type OwnDatabase,
} from './databases.js';
export { fillForJobs, openOften } from './scheduled-rows.js';
export { freePort } from './free-port.js';
export { oddCall, queryFields, rightCalls, type OddCall } from './odd-calls.js';
export { PriceSheetStub } from './price-sheet-stub.js';
export { RoundRobin } from './round-robin.js';
export { ServerProcess } from './server-process.js';
export { TcpProxy } from './tcp-proxy.js';
export { lossesOf, LoadGenerator, type Acknowledged, type Failure, type Losses } from './load-generator.js';
export { worstBodies, worstCalls, type WorstBody } from './worst-bodies.js';
