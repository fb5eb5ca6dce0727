import type { ComponentProps } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Button } from '@programme/ui';
import { contactAddress } from './contact-address';

type Props = Pick<ComponentProps<typeof Button>, 'color' | 'size' | 'sx'>;

/** Writes to the vendor; nothing until an admin has set the address. */
export function ContactSalesButton(look: Props) {
  const translate = useTranslate();
  const address = contactAddress(translate('vendor.email'));
  if (address === null) return null;
  return (
    <Button href={`mailto:${address}`} {...look}>
      {translate('calculator.individual.contact')}
    </Button>
  );
}
