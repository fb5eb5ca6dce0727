import type { TextKey } from '@programme/i18n';
import type { PriceBook } from '@programme/pricing';
import { defaultComfortPlan, planInBook, type ComfortPlanState } from './comfort-plan-state';

export type ExampleSize = 'small' | 'medium' | 'large';

type Example = {
  readonly size: ExampleSize;
  readonly name: TextKey;
  readonly companySize: number;
  readonly plan: ComfortPlanState;
};

/** Three companies that differ in size, length and add-ons; the engine prices them in the page's currency (S1 §2). */
export function examplePlans(priceBook: PriceBook): readonly [Example, ...Example[]] {
  const standard = defaultComfortPlan(priceBook);
  const example = (
    size: ExampleSize,
    companySize: number,
    change: Partial<Omit<ComfortPlanState, 'companySize'>>,
  ): Example => ({
    size,
    name: `comfort.examples.${size}`,
    companySize,
    plan: planInBook(priceBook, { ...standard, ...change, companySize: String(companySize) }),
  });
  return [
    example('small', 50, { packMonths: 3 }),
    example('medium', 250, { packMonths: 6, addOns: { ...standard.addOns, webinar: true } }),
    example('large', 1000, {
      participation: 20,
      packMonths: 12,
      addOns: { ...standard.addOns, webinar: true, promotionalMaterials: true, engagementFeatures: 2 },
    }),
  ];
}
