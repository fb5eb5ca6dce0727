import { Box, visuallyHidden } from '@programme/ui';

type Props = {
  readonly caption: string;
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [name: string, figure: string])[];
};

/** The figures of a chart, for screen readers. */
export function FiguresTable({ caption, head, rows }: Props) {
  return (
    <Box component="table" sx={visuallyHidden}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, figure]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
