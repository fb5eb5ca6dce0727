import { useTranslate } from '@programme/mfe-contract';
import { Box, BulletList, Panel, Typography } from '@programme/ui';
import { bullets, type columns } from './description-sections';

/** One of the two columns: what it is about, then its titled lists. */
export function DescriptionColumn({ column }: { readonly column: (typeof columns)[number] }) {
  const translate = useTranslate();
  return (
    <Panel component="section" aria-labelledby={column.id}>
      <Typography id={column.id} component="h2" variant="h2">
        {translate(`${column.id}.title`)}
      </Typography>
      {column.sections.map((section) => (
        <Box key={section} component="section" sx={{ pt: 2, mt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
          <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
            {translate(`${section}.title`)}
          </Typography>
          <BulletList
            items={bullets.map((bullet) => ({ id: String(bullet), text: translate(`${section}.${bullet}`) }))}
          />
        </Box>
      ))}
    </Panel>
  );
}
