import { usePageTitle, useTranslate } from '@programme/mfe-contract';
import { Box, PageHeading } from '@programme/ui';
import { DescriptionColumn } from './description-column';
import { columns } from './description-sections';
import { CalculateLink } from '../../shared/calculate-link';
import { usePrintableScreen } from '../../shared/use-printable-screen';

/** What the programme holds, as two columns of titled lists (S1 §2); all words are texts that an admin may replace. */
export function EnterpriseDescriptionPage() {
  const translate = useTranslate();
  const title = translate('enterprise.title');
  usePageTitle(title);
  usePrintableScreen(title);

  return (
    <>
      <PageHeading title={title} lead={translate('enterprise.lead')} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, lg: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {columns.map((column) => (
          <DescriptionColumn key={column.id} column={column} />
        ))}
      </Box>
      <CalculateLink to="calculator2026" />
    </>
  );
}
