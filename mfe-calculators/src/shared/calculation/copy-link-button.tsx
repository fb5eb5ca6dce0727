import { useState } from 'react';
import { useShell } from '@programme/mfe-contract';
import { Button, CopyIcon, copyText, TextField } from '@programme/ui';

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
  // Read only after a click: there is no window during prerendering.
  const link = () => `${window.location.origin}${window.location.pathname}?${query}`;

  const copy = async () => {
    const copied = await copyText(link());
    setOutcome({ query, state: copied ? 'copied' : 'blocked' });
    if (copied) toast({ title: translate('share.copied.title'), description: done ?? translate('share.copied.text') });
  };

  return (
    <>
      <Button color="inherit" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {state === 'copied' ? translate('share.copied.title') : (text ?? translate('share.copy'))}
      </Button>
      {state === 'blocked' && (
        <TextField
          label={translate('share.blocked')}
          value={link()}
          fullWidth
          size="small"
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </>
  );
}
