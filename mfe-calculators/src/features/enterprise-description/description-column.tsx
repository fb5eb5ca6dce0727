import { useTranslate } from '@programme/mfe-contract';
import { Box, BulletList, Panel, tokens, Typography } from '@programme/ui';
import { bullets, type columns } from './description-sections';

const { color, radius } = tokens;

/** One of the two columns: what it is about, then its titled lists as tiles. */
export function DescriptionColumn({ column }: { readonly column: (typeof columns)[number] }) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby={column.id}>
      <Typography id={column.id} component="h2" variant="h2" sx={{ mb: 2 }}>
        {translate(`${column.id}.title`)}
      </Typography>
      <Box sx={{ display: 'grid', gap: { xs: 1.5, md: 2 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {column.sections.map(({ id, Icon }) => (
          <Panel key={id} component="section" sx={tile}>
            <Box aria-hidden sx={iconGround}>
              <Icon />
            </Box>
            <Typography component="h3" variant="h3" sx={{ alignSelf: 'center' }}>
              {translate(`${id}.title`)}
            </Typography>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 2 }, mt: 0.5 }}>
              <BulletList
                items={bullets.map((bullet) => ({ id: String(bullet), text: translate(`${id}.${bullet}`) }))}
              />
            </Box>
          </Panel>
        ))}
      </Box>
    </Box>
  );
}

const tile = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  breakInside: 'avoid',
} as const;

const iconGround = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: `${radius.control}px`,
  bgcolor: color.mint,
  color: color.brandText,
  '@media print': { display: 'none' },
} as const;
