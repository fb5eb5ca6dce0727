import { useEffect, useEffectEvent } from 'react';
import { TextField, useFormikContext } from '@programme/forms';
import { useTranslate } from '@programme/mfe-contract';

type Props = { readonly onType?: (name: string) => void };

/** The name under which a template stands in the list. */
export function TemplateNameField({ onType }: Props) {
  const translate = useTranslate();
  const { values } = useFormikContext<{ readonly name: string }>();
  const tell = useEffectEvent((name: string) => onType?.(name));
  useEffect(() => tell(values.name), [values.name]);
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
