import { Box, Skeleton } from '@programme/ui';

/** A row that loads, with the lines of one that has. */
export function SkeletonRow() {
  const line = (width: string | number) => <Skeleton width={width} />;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" aria-hidden>
        {line('70%')}
        <small>{line('90%')}</small>
      </th>
      <td role="cell" data-column="status">
        <Skeleton variant="rounded" width={96} height={24} />
        <small data-wide="">{line(80)}</small>
      </td>
      <td role="cell" data-column="creator">
        <Skeleton variant="circular" width={28} height={28} />
      </td>
      <td role="cell" data-column="totals">
        {line('100%')}
      </td>
      <td role="cell" data-column="currency">
        {line(32)}
      </td>
      <td role="cell" data-column="password">
        {line(150)}
      </td>
      <td role="cell" data-column="validUntil">
        {line(84)}
        <small data-narrow="created">{line(84)}</small>
      </td>
      <td role="cell" data-column="created">
        {line(84)}
      </td>
      <td role="cell" data-column="actions">
        <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{line(96)}</Box>
      </td>
    </tr>
  );
}
