import type { ComfortSummaryInput, EnterpriseByMonthInput, PriceBook, Sheet2025Input } from '@programme/pricing';
import { cents, divided, major, rowOf, whole } from './exact-arithmetic.fixture.js';

/**
 * What the calculators show, worked out anew over the tables of any price book (S1 §4, §9): the engine is compared with
 * this. Amounts in and out are major units.
 */

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** An Enterprise programme of one number of active users a month. */
export function enterpriseFigures(
  book: PriceBook,
  { currency, activeUsersByMonth: users, startupFeeOverride }: EnterpriseByMonthInput,
) {
  const prices = book.currencies[currency];
  const months = BigInt(users.length);
  const share = whole + BigInt(rowOf(book.durationModifiers, users.length).modifier);
  const fees = sumOf(users.map((one) => cents(rowOf(prices.tiers, one).fee)));
  const monthlyFees = divided(fees * share, whole);
  const computed = cents(startupFeeOverride ?? prices.startupFee) + monthlyFees;
  const minimum = cents(prices.minimumTotal);
  const total = computed > minimum ? computed : minimum;
  return {
    totalMonthlyFees: major(monthlyFees),
    baseTotal: major(computed),
    finalTotal: major(total),
    minimumAdjustment: major(total - computed),
    monthlyPayment: major(divided(fees * share, whole * months)),
    avgPerParticipantPerMonth: major(divided(total, sumOf(users.map(BigInt)))),
  };
}

/** A programme by the 2025 price list: each month pays its fee less its own discount. */
export function figures2025(book: PriceBook, { currency, activeUsers, months }: Sheet2025Input) {
  const { tiers, startupFee } = book.currencies[currency];
  const fee = cents(rowOf(tiers, activeUsers).fee);
  const shares = Array.from(
    { length: months },
    (_, index) => whole - BigInt(rowOf(book.rates2025, index + 1).discount),
  );
  const paid = divided(fee * sumOf(shares), whole);
  const listed = fee * BigInt(months);
  return {
    startFee2025: startupFee,
    monthTotal2025: major(listed),
    longMonthDiscount: major(paid - listed),
    value2025: major(cents(startupFee) + paid),
    monthlyPayment: major(divided(paid, BigInt(months))),
  };
}

/** A Comfort plan of the self-service calculator. */
export function comfortPlanFigures(book: PriceBook, { currency, seats, plan, addOns, autoTopUp }: ComfortSummaryInput) {
  const { flexPerMonth, packs, addOns: costs } = book.currencies[currency].comfort;
  const { seatMultiple, minimumSeats, topUpShare, flexComparisonMonths, midTermNoteFromMonths } = book.comfort;
  const requested =
    seats.method === 'manual' ? BigInt(seats.seats) : roundedUp(seats.companySize * seats.participation, 100);
  const multiples = roundedUp(Number(requested), seatMultiple) * BigInt(seatMultiple);
  const bought = multiples > minimumSeats ? multiples : BigInt(minimumSeats);
  const ofPack = (months: number): bigint => {
    const pack = packs.find((one) => one.months === months);
    if (!pack) throw new Error(`No pack of ${months} months`);
    return cents(pack.total);
  };
  const perUser = plan.type === 'flex' ? cents(flexPerMonth) : ofPack(plan.months);
  const extras = sumOf([
    addOns.webinar ? cents(costs.webinar) : 0n,
    addOns.consultation ? cents(costs.consultation) : 0n,
    addOns.customContract ? cents(costs.customContract) : 0n,
    addOns.promotionalMaterials ? cents(costs.promotionalMaterials) : 0n,
    cents([0, ...costs.engagementFeatures][addOns.engagementFeatures ?? 0] ?? 0),
  ]);
  const extraSeats = (bought * BigInt(topUpShare)) / whole;
  return {
    requestedSeats: Number(requested),
    seats: Number(bought),
    billedMonths: plan.type === 'flex' ? 1 : plan.months,
    perUserCost: major(perUser),
    seatsCost: major(perUser * bought),
    addOnsCost: major(extras),
    totalCost: major(perUser * bought + extras),
    topUp: autoTopUp ? { maxExtraSeats: Number(extraSeats), maxExtraCost: major(perUser * extraSeats) } : null,
    hasMidTermNote: plan.type === 'pack' && plan.months >= midTermNoteFromMonths,
    flexComparison: flexComparisonMonths.map((months) => {
      const flexCost = cents(flexPerMonth) * BigInt(months) * bought;
      const packCost = ofPack(months) * bought;
      return { months, flexCost: major(flexCost), packCost: major(packCost), savings: major(flexCost - packCost) };
    }),
  };
}

/** Of whole numbers. */
const roundedUp = (number: number, by: number): bigint => (BigInt(number) + BigInt(by) - 1n) / BigInt(by);
