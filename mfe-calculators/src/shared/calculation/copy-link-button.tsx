import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Button, CopyIcon, copyText, TextField } from '@programme/ui';
import { pageLink } from '../page-link';

type Props = {
  readonly query: string;
  /** What the link is of, where it is not one calculation. */
  readonly text?: string;
  /** What the link does, told once it is copied. */
  readonly done?: string;
};

/** Copies the address with the given query. Where the browser does not let pages copy, it shows the link instead. */
export function CopyLinkButton({ query, text, done }: Props) {
  const { translate, toast } = useShell();
  const [outcome, setOutcome] = useState<{ readonly query: string; readonly state: 'copied' | 'blocked' }>();
  // What was copied is no longer what would be.
  const state = outcome?.query === query ? outcome.state : 'idle';
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);

  // Another query with each key press must not render the button.
  const copy = useCallback(() => {
    void copyText(pageLink(latest.current)).then((copied) => {
      setOutcome({ query: latest.current, state: copied ? 'copied' : 'blocked' });
      const description = done ?? translate('share.copied.text');
      if (copied) toast({ title: translate('share.copied.title'), description });
    });
  }, [toast, translate, done]);

  return (
    <>
      <Button color="inherit" startIcon={icon} onClick={copy}>
        {state === 'copied' ? translate('share.copied.title') : (text ?? translate('share.copy'))}
      </Button>
      {state === 'blocked' && (
        <TextField
          label={translate('share.blocked')}
          value={pageLink(query)}
          fullWidth
          size="small"
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </>
  );
}

const icon = <CopyIcon />;
