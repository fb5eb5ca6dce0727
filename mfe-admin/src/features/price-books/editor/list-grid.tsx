import { useShell } from '@programme/mfe-contract';
import { Button } from '@programme/ui';
import { AddIcon } from '@programme/ui/staff-icons';
import { columnNames, figureName } from '../display/figure-names';
import { withRowAdded, withRowRemoved } from './book-figures';
import { FigureGrid } from './figure-grid';
import type { PriceBookEditor } from './use-price-book-editor';

type Props = {
  readonly editor: PriceBookEditor;
  readonly label: string;
  /** Path of the list in the book. */
  readonly path: string;
  /** How many rows it has. */
  readonly length: number;
  /** Figures of a row in the order of the columns; none where a row is a single number. */
  readonly columns: readonly (keyof typeof columnNames)[];
};

/** A table of the book whose rows can be added and taken out. */
export function ListGrid({ editor, label, path, length, columns }: Props) {
  const { translate } = useShell();
  const { fields, changeContent, isReadOnly } = editor;
  const rows = Array.from({ length }, (_, index) => {
    const row = `${path}.${index}`;
    return {
      id: row,
      label: String(index + 1),
      cells: columns.length === 0 ? [row] : columns.map((column) => `${row}.${column}`),
    };
  });
  const heads = columns.map((column) => translate(columnNames[column]));
  return (
    <>
      <FigureGrid
        editor={editor}
        label={label}
        rowHead={translate('prices.column.row')}
        columns={heads.length === 0 ? [translate('prices.column.months')] : heads}
        rows={rows}
        onRemove={(index) => changeContent(withRowRemoved(fields.content, path, index), path)}
      />
      {!isReadOnly && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ mt: 0.5 }}
          aria-label={translate('prices.row.addTo', { table: figureName(path, translate) })}
          onClick={() => changeContent(withRowAdded(fields.content, path), path)}
        >
          {translate('prices.row.add')}
        </Button>
      )}
    </>
  );
}
