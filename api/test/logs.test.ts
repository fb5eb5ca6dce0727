import { describe, expect, it } from 'vitest';
import { limits } from '@programme/contracts';
import { CalculationLogEntity } from '../src/features/logs/calculation-log.entity.js';
import { CompanyEntity } from '../src/features/logs/company.repository.js';
import { callsAMinute } from '../src/platform/rate-limit/rate-limit.guard.js';
import { engines, sqliteEngine } from './support/engines.js';
import { withServer } from './support/with-server.js';

const pricing2026 = {
  startupFee: 10000,
  monthlyFee: 4500,
  totalMonthlyFees: 20250,
  baseTotal: 30250,
  finalTotal: 30250,
  wasAdjustedToMinimum: false,
  discountPercentage: 25,
  modifier: -0.25,
  monthlyBreakdown: [{ month: 1, au: 60, fee: 4500, total: 3375 }],
};

const visitor = {
  currency: 'EUR',
  employeesCount: 1200,
  activeUsers: 60,
  monthsCount: 6,
  companyName: 'Żółć & Søn 🎈',
  inputs: { employed_2025: '1 200', au_2025: '60', am_2025: 6 },
  outputs: { startFee2025: 2400, monthTotal2025: 6420, longMonthDiscount: -642, value2025: 8178, pricing2026 },
};

const admin = {
  timestamp: '2020-01-01T10:00:00.000+02:00',
  currency: 'USD',
  company: 'Acme',
  employees: 300,
  activeUsers: 80,
  months: 12,
  totalPrice: 12345.67,
};

describe.each(engines)('reports of calculations on $name', (engine) => {
  const server = withServer(engine);

  const report = async (body: object): Promise<CalculationLogEntity> => {
    const answer = await server().browser().post('/api/logs').send(body).expect(201);
    expect(answer.body).toEqual({ id: expect.any(Number) });
    const { id } = answer.body as { id: number };
    return server().database.getRepository(CalculationLogEntity).findOneByOrFail({ id });
  };

  it('of the visitors’ calculators are kept as they come, with the time of the server', async () => {
    expect(await report(visitor)).toMatchObject({ ...visitor, timestamp: server().clock.now() });
  });

  it('of the admin calculator are brought to the same shape', async () => {
    const { timestamp, employees, months, company, totalPrice } = admin;
    expect(await report(admin)).toMatchObject({
      timestamp: server().clock.now(),
      currency: 'USD',
      employeesCount: employees,
      activeUsers: 80,
      monthsCount: months,
      companyName: company,
      inputs: { employed_2025: 300, au_2025: 80, am_2025: 12, timestamp },
      outputs: { totalPrice },
    });
  });

  it.each([undefined, null, '', '  '])('of no company (%j) name none', async (companyName) => {
    expect(await report({ ...visitor, companyName })).toMatchObject({ companyName: null });
  });

  it('that come at the same time get each its own row, and share the companies that are new', async () => {
    const bodies = Array.from({ length: 40 }, (_, index) => ({
      ...visitor,
      activeUsers: index + 1,
      companyName: index % 10 === 0 ? null : `At once ${index % 3}`,
    }));
    const rows = await Promise.all(bodies.map(report));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(bodies.length);
    rows.forEach(({ activeUsers, companyName }, index) =>
      expect({ activeUsers, companyName }).toEqual({
        activeUsers: bodies[index]?.activeUsers,
        companyName: bodies[index]?.companyName,
      }),
    );
    const companies = new Set(rows.map(({ companyId, companyName }) => `${companyName} ${companyId}`));
    expect(companies.size).toBe(4);
  });

  it('go without the 2025 amounts when the sheet failed', async () => {
    expect(await report({ ...visitor, outputs: { pricing2026 } })).toMatchObject({ outputs: { pricing2026 } });
  });

  it('that mix the two shapes are refused', async () => {
    await server()
      .browser()
      .post('/api/logs')
      .send({ ...visitor, totalPrice: 1 })
      .expect(400);
    await server()
      .browser()
      .post('/api/logs')
      .send({ ...admin, inputs: {} })
      .expect(400);
  });

  it('of one company, however it is spelt, belong together, also when several name it first at the same moment', async () => {
    const spellings = ['Ćmielów', 'ĆMIELÓW', 'ćmielów ', 'Ćmielów'.normalize('NFD')];
    const bodies = Array.from({ length: 20 }, (_, index) => ({ ...visitor, companyName: spellings[index % 4] }));
    const rows = await Promise.all(bodies.map(report));
    expect(new Set(rows.map(({ companyId }) => companyId)).size).toBe(1);
    expect(rows.slice(0, 2).map(({ companyName }) => companyName)).toEqual(['Ćmielów', 'ĆMIELÓW']);
    const companies = server().database.getRepository(CompanyEntity);
    expect(await companies.findBy({ nameKey: 'cmielow' })).toHaveLength(1);
  });

  it('of a company are found whatever the diacritics of its name and of the search', async () => {
    const { id } = await report({ ...visitor, companyName: 'Zakład Jodła' });
    const boss = await server().adminBrowser();
    for (const q of ['jodla', 'Jodła', 'zaklad j']) {
      const { body } = await boss.get('/api/logs').query({ q }).expect(200);
      expect(body).toEqual([expect.objectContaining({ id, companyName: 'Zakład Jodła' })]);
    }
  });

  it('take companies with names as long as a name may be, in letters that grow when they are compared', async () => {
    for (const letter of ['İ', '\u0958', '🎈']) {
      const companyName = letter.repeat(Math.floor(limits.name / letter.length));
      expect(await report({ ...visitor, companyName })).toMatchObject({ companyName });
    }
  });

  it('take no company whose name turns another way or is not seen', async () => {
    for (const companyName of ['\u202Eexe.gpj', 'A\u2028B', '\u200b\u200b']) {
      const { body } = await server()
        .browser()
        .post('/api/logs')
        .send({ ...visitor, companyName })
        .expect(400);
      expect((body as { errors: object }).errors).toHaveProperty('companyName');
    }
  });

  it('come back to an admin as they were written', async () => {
    const companyName = '<script>alert(1)</script> javascript:alert(2) "\'; DROP TABLE users; --';
    await report({ ...visitor, companyName });
    const answer = await (await server().adminBrowser()).get('/api/logs').query({ limit: '1' }).expect(200);
    const { employeesCount, activeUsers, monthsCount, currency, inputs, outputs } = visitor;
    const timestamp = server().clock.now().toISOString();
    const calculator = '2026';
    const row = {
      timestamp,
      calculator,
      companyName,
      employeesCount,
      activeUsers,
      monthsCount,
      currency,
      inputs,
      outputs,
    };
    expect(answer.body).toEqual([{ id: expect.any(Number), ...row }]);
  });

  const comfort = {
    calculator: 'comfort',
    currency: 'PLN',
    employeesCount: 100,
    activeUsers: 30,
    monthsCount: 3,
    inputs: {
      employed_2025: 100,
      au_2025: 30,
      am_2025: 3,
      comfort: { seatMethod: 'automatic', participation: 30, planType: 'pack', autoTopUp: true, addOns: ['webinar'] },
    },
    outputs: {
      comfort: { seats: 30, monthlyRate: 45, perUserCost: 135, seatsCost: 4050, addOnsCost: 2000, totalCost: 6050 },
    },
  };
  const { startFee2025, monthTotal2025, longMonthDiscount, value2025 } = visitor.outputs;
  const outputs2025 = { startFee2025, monthTotal2025, longMonthDiscount, value2025 };

  it.each([
    ['2025', { ...visitor, outputs: outputs2025 }],
    ['2026', visitor],
    ['2026-admin', admin],
    ['comfort', comfort],
    ['2026', { ...visitor, outputs: outputs2025, calculator: '2026' }],
    ['2026-admin', { ...admin, calculator: '2026-admin' }],
  ])('name their calculator, %s, by what they say or else by their shape', async (calculator, body) => {
    const { id } = await report(body);
    const answer = await (await server().adminBrowser()).get('/api/logs').query({ limit: '1' }).expect(200);
    expect(answer.body).toEqual([expect.objectContaining({ id, calculator })]);
  });

  it('of a calculator that there is not are refused', async () => {
    await server()
      .browser()
      .post('/api/logs')
      .send({ ...visitor, calculator: '2027' })
      .expect(400);
  });

  it('need a time that is one', async () => {
    for (const timestamp of ['yesterday', '2020-13-01T10:00:00Z', 1577869200000, undefined]) {
      await server()
        .browser()
        .post('/api/logs')
        .send({ ...admin, timestamp })
        .expect(400);
    }
  });
});

describe('reports from one address', () => {
  const server = withServer(sqliteEngine, { trustProxy: 1 });
  const report = (from: string) => server().browser().post('/api/logs').set('X-Forwarded-For', from).send(visitor);

  it('are limited by the minute', async () => {
    for (let call = 0; call < callsAMinute; call += 1) await report('10.0.0.1').expect(201);
    server().clock.advance({ seconds: 20 });
    const answer = await report('10.0.0.1').expect(429);
    expect(answer.headers['retry-after']).toBe('40');
    expect(answer.body).toMatchObject({ detail: 'Too many requests. Please try again in a moment.' });
    await report('10.0.0.2').expect(201);
    server().clock.advance({ seconds: 40 });
    await report('10.0.0.1').expect(201);
  });
});
