import type { ReactNode } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Amount, Box, PriceRows, tokens, Typography, visuallyHidden } from '@programme/ui';
import type { AcceptedOptionsProps } from '../document/accepted-parts';
import type { Option } from '../document/option-list';

type Props = Pick<AcceptedOptionsProps, 'lengths' | 'kit'> & {
  readonly option: Option;
  /** What else stands in the fold. */
  readonly children: ReactNode;
};

/** An option beside the one that was accepted: one line, until somebody wants to read it. On paper it is whole. */
export function FoldedOption({ option, lengths, kit: { Disclosure, OptionSection }, children }: Props) {
  const translate = useTranslate();
  const length = lengths.shownOf(option);
  return (
    <Box role="group" aria-label={nameOf(option)} sx={{ minWidth: 0, ...headInLabel }}>
      <Disclosure label={<FoldedLabel option={option} total={length?.total} />}>
        <Box sx={{ mb: 2, '@media print': { mb: 0 } }}>
          <OptionSection
            option={option}
            shown={length?.months}
            changed={lengths.wasChanged(option.id)}
            onShow={(months) => lengths.show(option.id, months)}
            chosen={null}
            onChoose={undefined}
          />
          {length && (
            <Box className="screen-only" sx={{ mt: 2, mb: 1 }}>
              <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
                {translate('offer.made.title')}
              </Typography>
              <PriceRows rows={length.receipt} />
            </Box>
          )}
          {children}
        </Box>
      </Disclosure>
    </Box>
  );
}

/** On a screen the label says what the head of the option would repeat below it. */
const headInLabel = { '@media screen': { '& section > div:first-of-type': visuallyHidden } } as const;

const nameOf = ({ label, item }: Option): string => [label, item.heading].filter(Boolean).join(' · ');

const FoldedLabel = ({ option, total }: { readonly option: Option; readonly total: string | undefined }) => (
  <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, py: 0.5 }}>
    <span>{nameOf(option)}</span>
    {total !== undefined && (
      <Box component="span" sx={{ color: tokens.color.muted, fontWeight: 450 }}>
        <Amount>{total}</Amount>
      </Box>
    )}
  </Box>
);
