import { usePriceBook, useShell } from '@programme/mfe-contract';
import { Amount } from '@programme/ui';
import { ChoiceGroup } from './choice-group';
import type { ComfortPlanState } from './comfort-plan-state';
import { useComfortMoney } from './use-comfort-money';

type Level = ComfortPlanState['addOns']['engagementFeatures'];

type Props = { readonly level: Level; readonly onChoose: (level: Level) => void };

/** Engagement features, of which one level or none can be had (S1 §3). */
export function EngagementLevels({ level, onChoose }: Props) {
  const { translate, preferences } = useShell();
  const priceBook = usePriceBook();
  const money = useComfortMoney(preferences.currency);
  const [first, second, third] = priceBook.currencies[preferences.currency].comfort.addOns.engagementFeatures;
  const priced = [
    { value: 1, price: first },
    { value: 2, price: second },
    { value: 3, price: third },
  ] as const;

  return (
    <ChoiceGroup<Level>
      legend={translate('comfort.addOn.engagementFeatures')}
      explanation={translate('comfort.addOn.engagementFeatures.explanation')}
      choices={[
        { value: 0, label: translate('comfort.addOn.engagementFeatures.none') },
        ...priced.map(({ value, price }) => ({
          value,
          label: translate('comfort.addOn.engagementFeatures.level', { level: value }),
          details: <Amount>{money(price)}</Amount>,
        })),
      ]}
      chosen={level}
      onChoose={onChoose}
      columns={[2, 4]}
    />
  );
}
