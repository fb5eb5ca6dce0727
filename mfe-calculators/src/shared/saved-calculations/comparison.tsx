import { ComparisonView, type ComparisonViewProps } from './comparison-view';
import { SharedCalculations, type SharedCalculationsProps } from './shared-calculations';

type Props<Entry> = ComparisonViewProps & { readonly shared: SharedCalculationsProps<Entry> };

/** The saved calculations, and those of the link that the screen was opened with. */
export function Comparison<Entry>({ shared, ...view }: Props<Entry>) {
  return (
    <>
      <SharedCalculations {...shared} />
      {view.calculations.length > 0 && <ComparisonView {...view} />}
    </>
  );
}
