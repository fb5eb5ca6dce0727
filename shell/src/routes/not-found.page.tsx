import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Button, PageHeading } from '@programme/ui';

export function NotFoundPage() {
  const translate = useTranslate();
  return (
    <PageHeading
      title={translate('shell.notFound.title')}
      lead={translate('shell.notFound.text')}
      action={
        <Button variant="contained" component={RouterLink} to={routePath('calculator2026')}>
          {translate('shell.notFound.home')}
        </Button>
      }
    />
  );
}
