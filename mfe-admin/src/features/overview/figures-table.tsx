import { Box, visuallyHidden } from '@programme/ui';

type Props = {
  readonly caption: string;
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [name: string, figure: string])[];
};

/** The figures of a chart, for screen readers. */
export function FiguresTable({ caption, head, rows }: Props) {
  return (
    // A table keeps the width of its words, whatever width it is given.
    <Box sx={visuallyHidden}>
      <table>
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
      </table>
    </Box>
  );
}
