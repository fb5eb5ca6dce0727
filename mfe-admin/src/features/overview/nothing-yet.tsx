import { routePath, useTranslate } from '@programme/mfe-contract';
import { RouterLink } from '@programme/platform';
import { Button } from '@programme/ui';
import { EmptyList } from '../../shared/empty-list';

/** Before the first offer and the first calculation. */
export function NothingYet() {
  const translate = useTranslate();
  return (
    <EmptyList
      title={translate('overview.empty')}
      action={
        <Button variant="contained" component={RouterLink} to={routePath('offersManagement')}>
          {translate('overview.empty.create')}
        </Button>
      }
    >
      {translate('overview.empty.text')}
    </EmptyList>
  );
}
