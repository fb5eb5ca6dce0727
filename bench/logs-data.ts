/** The logs that benchmarks of their pages read: always the same ones. */
import { connect } from './api-process.js';

const starts =
  `Fabryka Zakłady Spółdzielnia Hurtownia Piekarnia Drukarnia Stocznia Huta Kopalnia Apteka Kancelaria Biuro Studio
  Grupo Talleres Bodegas Almacenes Conservas Editorial Transportes Astilleros Panadería Muñoz Peñalver Industrias Óptica
  Northern Southern United General Royal Global First Modern Allied Central Pacific Atlantic Summit Harbour Orchard Granite
  Silver Golden`.split(/\s+/);

const ends =
  `Łódź Kraków Gdańsk Wrocław Żywiec Świdnica Źródło Ćmielów Jaśmin Słońce Gwiazda Orzeł Wisła Odra Warta Bałtyk
  Sevilla Zaragoza Logroño Coruña Jaén Ávila León Málaga Cádiz Murcia Bristol Leeds Dover Kent Surrey Norfolk Oxford
  Systems Logistics Energy Foods Textiles Robotics Optics Media`.split(/\s+/);

const companies = 20_000;
const years = 2;
const start = Date.UTC(2024, 10, 21);
const spanMs = years * 365 * 86_400_000;

/** A generator of numbers from 0 to 1 that starts over each time (mulberry32). */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Names of 20,000 companies; the first ones calculate most. A name's number makes it unlike all others. */
export const companyNames = Array.from({ length: companies }, (_, index) => {
  const [first, last] = [starts[index % starts.length], ends[Math.floor(index / starts.length) % ends.length]];
  return `${first} ${last} ${10_000 + index}`;
});

/** The one that made a twentieth of all logs, long ago, and none since. */
export const formerCustomer = 'Former Customer';

/**
 * Rows of `api_logs` in the order of their times, over two years: a tenth without a company, the others by a company
 * whose number of logs falls off as its number grows; six in ten in PLN, one in a hundred in MXN.
 */
function* logRows(count: number) {
  const random = randomNumbers(1);
  for (let index = 0; index < count; index += 1) {
    const share = index / count;
    const timestamp = new Date(start + Math.floor(share * spanMs));
    const [luck, skew, money] = [random(), random(), random()];
    const company = luck < 0.1 ? null : companyNames[Math.floor(companies * skew ** 3)];
    const currency = money < 0.6 ? 'PLN' : money < 0.9 ? 'EUR' : money < 0.99 ? 'USD' : 'MXN';
    const activeUsers = 1 + Math.floor(random() * 500);
    const monthsCount = 1 + Math.floor(random() * 12);
    yield {
      timestamp,
      currency,
      employeesCount: 3 * activeUsers,
      activeUsers,
      monthsCount,
      companyName: share < 0.1 && luck > 0.5 ? formerCustomer : company,
      inputs: { employed_2025: String(3 * activeUsers), au_2025: String(activeUsers), am_2025: String(monthsCount) },
      outputs: outputsOf(activeUsers, monthsCount),
    };
  }
}

function outputsOf(users: number, months: number) {
  const fee = users * 95;
  return {
    startFee2025: 10_000,
    monthTotal2025: fee * months,
    longMonthDiscount: -fee,
    value2025: 10_000 + fee * (months - 1),
    pricing2026: {
      startupFee: 10_000,
      monthlyFee: fee,
      totalMonthlyFees: fee * months,
      baseTotal: 10_000 + fee * months,
      finalTotal: 10_000 + fee * months,
      wasAdjustedToMinimum: false,
      discountPercentage: 0,
      modifier: 0,
      monthlyPayment: fee,
      avgPerParticipantPerMonth: 95,
      monthlyBreakdown: Array.from({ length: months }, (_, month) => ({
        month: month + 1,
        au: users,
        fee,
        total: fee,
      })),
    },
  };
}

/** Writes them, with their companies. */
export async function fillLogs(databaseUrl: string, logs: number) {
  const database = await connect(databaseUrl);
  const companies: Map<string, number> = new Map();
  const batch = 1000;
  let rows: unknown[][] = [];
  const write = async () => {
    const columns =
      'timestamp, calculator, currency, employees_count, active_users, months_count, company_name, company_id, inputs, outputs';
    const places = rows.map(() => `(?, '2026', ?, ?, ?, ?, ?, ?, ?, ?)`).join();
    await database.query(`INSERT INTO api_logs (${columns}) VALUES ${places}`, rows.flat());
    rows = [];
  };
  await database.query('BEGIN');
  for (const log of logRows(logs)) {
    const { timestamp, currency, employeesCount, activeUsers, monthsCount, companyName, inputs, outputs } = log;
    if (companyName && !companies.has(companyName)) {
      companies.set(companyName, companies.size + 1);
      const company = [companies.size, companyName.toLowerCase()];
      await database.query('INSERT INTO companies (id, name_key) VALUES (?, ?)', company);
    }
    const time = timestamp.toISOString().slice(0, -1).replace('T', ' ');
    const company = [companyName, companyName && companies.get(companyName)];
    const json = [JSON.stringify(inputs), JSON.stringify(outputs)];
    rows.push([time, currency, employeesCount, activeUsers, monthsCount, ...company, ...json]);
    if (rows.length === batch) await write();
  }
  if (rows.length > 0) await write();
  await database.query('COMMIT');
  await database.close();
}
