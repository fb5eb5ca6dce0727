import { useCallback, type ComponentType } from 'react';
import { loadAdminAccountTexts } from '@programme/i18n/admin-account';
import { useShell } from '@programme/mfe-contract';
import { LazyScreen } from './lazy-screen';

/** Gives a component the texts of accounts, which other screens do without: it is shown once they have come. */
export function withAccountTexts<Props extends object>(Screen: ComponentType<Props>) {
  return function WithAccountTexts(props: Props) {
    const { addTexts } = useShell();
    const load = useCallback(async () => {
      await addTexts('admin-account', loadAdminAccountTexts);
      return Screen;
    }, [addTexts]);
    return <LazyScreen<Props> load={load} {...({ props } as { props: Props })} />;
  };
}
