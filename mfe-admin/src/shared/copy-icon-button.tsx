import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { CheckIcon } from '@programme/ui';
import { IconAction } from './icon-action';
import { useCopy } from './use-copy';

type Props = {
  readonly icon: ReactNode;
  readonly label: string;
  readonly fullLabel: string;
  readonly text: string;
  /** Said when it is copied. */
  readonly confirmation: string;
};

export function CopyIconButton({ icon, label, fullLabel, text, confirmation }: Props) {
  const translate = useTranslate();
  const { copy, copied } = useCopy();
  return (
    <IconAction
      icon={copied ? <CheckIcon /> : icon}
      label={copied ? translate('success.copied') : label}
      fullLabel={fullLabel}
      color={copied ? 'success' : 'default'}
      onClick={() => void copy(text, confirmation)}
    />
  );
}
