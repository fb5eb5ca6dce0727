import { useId } from 'react';
import { Box, FiguresTable, Panel, Typography } from '@programme/ui';
import type { CostPicture } from '../../shared/offer-view/cost-picture';
import { ChosenFigure } from './chosen-figure';
import { CostChart } from './cost-chart';
import { TableRemarks } from './table-remarks';

/** Where picture and table have room beside one another; px. */
const sideBySide = 760;

/** What both packages cost over the months, to look at and to read. */
export function CostPictureSection({ picture }: { readonly picture: CostPicture }) {
  const id = useId();
  return (
    <Panel component="section" sx={{ containerType: 'inline-size' }}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {picture.title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          // A grid's items are cut between pages whatever they say.
          '@media print': { display: 'block' },
          [`@container (min-width: ${sideBySide}px)`]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <CostChart picture={picture} />
        <Box sx={{ minWidth: 0 }}>
          <FiguresTable
            labelledBy={id}
            head={picture.head}
            rows={picture.rows.map(({ months, cells }) => ({
              id: String(months),
              cells: cells.map(({ text, chosen }, column) =>
                chosen ? <ChosenFigure key={column}>{text}</ChosenFigure> : text,
              ),
            }))}
          />
          <TableRemarks remarks={picture.remarks} />
        </Box>
      </Box>
    </Panel>
  );
}
