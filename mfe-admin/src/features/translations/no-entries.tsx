import { useTranslate } from '@programme/mfe-contract';
import { Button, Notice } from '@programme/ui';
import type { EntryFilter } from './entry-filter';

type Props = { readonly filter: EntryFilter; readonly onClear: () => void };

/** Nothing matches: which can be good news. */
export function NoEntries({ filter, onClear }: Props) {
  const translate = useTranslate();
  const { show, group, search } = filter;
  const wholeList = search.trim() === '' && group === 'all';
  const clear = (
    <Button color="inherit" onClick={onClear}>
      {translate('translations.search.clear')}
    </Button>
  );
  if (wholeList && show === 'missing') {
    return (
      <Notice tone="success" title={translate('translations.none.missing')} action={clear}>
        {translate('translations.none.missing.text')}
      </Notice>
    );
  }
  const reason =
    wholeList && (show === 'overridden' || show === 'unsaved')
      ? translate(`translations.none.${show}.text`)
      : translate('translations.none.text');
  return (
    <Notice tone="information" title={translate('translations.none')} action={clear}>
      {reason}
    </Notice>
  );
}
