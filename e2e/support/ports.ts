/**
 * The ports of the journeys' servers. A run takes a block of them that nobody uses (`take-ports.ts`), so that two runs beside
 * each other, or what an ended run has left behind, do not meet. They lie below those that the system gives to outgoing
 * connections, which an arbitrary free port does not.
 */
const names = [
  ...['product', 'withSheet', 'installOnSqlite', 'installOnMariadb', 'chat'],
  ...['releases', 'skew', 'separateOrigin', 'separateParts', 'sheet'],
  ...['edge', 'api1', 'api2', 'shell', 'calculators', 'offers', 'admin', 'tlsPlain', 'tls'],
  ...['discountApproval', 'states', 'workshop', 'priceBooks', 'mailbox', 'mailboxControl', 'offerToDecision'],
] as const;

export type PortName = (typeof names)[number];

/** The variable that tells the processes of a run the first port of its block. */
export const firstPortVariable = 'E2E_FIRST_PORT';

/** Where the first block begins. The pictures of the states show links of this block. */
export const lowestPort = 3210;

/** A port for each name, and one that a run keeps as long as it has the block. */
export const portsOfBlock = names.length + 1;

const first = Number(process.env[firstPortVariable] ?? lowestPort);

export const ports = Object.fromEntries(names.map((name, index) => [name, first + index])) as Record<PortName, number>;
