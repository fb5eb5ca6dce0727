import type { CalculationLog } from '@programme/contracts';
import { DataGrid, textScale } from '@programme/data-grid';
import { useShell } from '@programme/mfe-contract';
import { Box } from '@programme/ui';
import { useElementWidth } from '../../shared/use-element-width';
import { hasTallRows, useLogColumns } from './use-log-columns';

type Props = {
  readonly logs: readonly CalculationLog[];
  readonly loading: boolean;
  readonly onDetails: (log: CalculationLog) => void;
};

/** The calculations, in as many columns as there is room for. */
export function LogsGrid(props: Props) {
  const { ref, width } = useElementWidth();
  return <Box ref={ref}>{width !== undefined && <MeasuredGrid {...props} width={width} />}</Box>;
}

function MeasuredGrid({ logs, loading, onDetails, width }: Props & { readonly width: number }) {
  const { translate, preferences } = useShell();
  const room = width / textScale();
  return (
    <DataGrid
      label={translate('logs.table')}
      language={preferences.language}
      columns={useLogColumns(room, onDetails)}
      rows={logs}
      loading={loading}
      tallRows={hasTallRows(room)}
    />
  );
}
