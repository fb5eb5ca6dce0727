import { useEffect } from 'react';
import { TextField, useFormikContext } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';

type Props = { readonly onType?: (name: string) => void };

/** The name under which a template stands in the list. */
export function TemplateNameField({ onType }: Props) {
  const translate = useTranslate();
  const { values } = useFormikContext<{ readonly name: string }>();
  useEffect(() => {
    onType?.(values.name);
    // `onType` changes with each render; the effect must run for a changed name only.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [values.name]);
  return (
    <TextField
      name="name"
      label={translate('templates.name')}
      hint={translate('templates.name.hint')}
      input={anyDirection}
      onLeave={(typed) => typed.trim()}
      required
    />
  );
}

const anyDirection = { dir: 'auto' } as const;
