import { useId, useState } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, Button, Chip, tokens } from '@programme/ui';
import type { AcceptedOptionsProps } from '../document/accepted-parts';
import type { Option } from '../document/option-list';

const { color } = tokens;

type Props = Omit<AcceptedOptionsProps, 'quote'> & { readonly option: Option };

/** The option that was accepted, for the length that was: the other lengths are folded until somebody wants them. */
export function AcceptedOption({ option, lengths, accepted, kit }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { item } = option;
  const { LengthPanel, LengthSwitch, OptionHead, Remarks, lengthsLook, wide } = kit;
  const shown = isUnfolded ? lengths.shownOf(option)?.months : accepted.months;
  const place = 1 + item.lengths.findIndex(({ months }) => months === accepted.months);
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, '@media print': { breakInside: 'avoid' } }}>
      <OptionHead id={id} option={option}>
        <Chip label={accepted.mark} sx={markLook} />
      </OptionHead>
      {isUnfolded && (
        <Box className="screen-only" sx={{ mt: 2, [wide]: { display: 'none' } }}>
          <LengthSwitch
            lengths={item.lengths}
            shown={shown}
            describedBy={id}
            onChoose={(months) => lengths.show(option.id, months)}
          />
        </Box>
      )}
      <Box
        component="ul"
        sx={[lengthsLook(item.lengths.length), markedLength(place), !isUnfolded && { [wide]: onlyLength(place) }]}
      >
        {item.lengths.map((length) => (
          <LengthPanel
            key={length.months}
            length={length}
            labels={item.labels}
            shown={length.months === shown}
            settles={lengths.wasChanged(option.id)}
            titled={!isUnfolded}
            describedBy={id}
            chosen={length.months === accepted.months}
            onChoose={undefined}
          />
        ))}
      </Box>
      {item.lengths.length > 1 && (
        <Button
          className="screen-only"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          sx={{ mt: 1, ml: -1, px: 1 }}
        >
          {translate('offer.accepted.lengths')}
        </Button>
      )}
      <Remarks item={item} />
    </Box>
  );
}

const markLook = { ml: 'auto', bgcolor: color.panel, color: color.onPanel } as const;

/** On paper the length that was accepted stands out, not the one on offer. */
const markedLength = (place: number) => ({
  '@media print': {
    '& > li': { borderColor: color.line },
    [`& > li:nth-of-type(${place})`]: { borderColor: color.mark, outline: `1px solid ${color.mark}` },
  },
});

/** Where there is room, its figures stand beside its price. */
const onlyLength = (place: number) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`& > li:not(:nth-of-type(${place}))`]: { display: 'none' },
  '& > li': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: 5, alignContent: 'start' },
  '& > li > dl': { gridColumn: 2, gridRow: '1 / span 3', m: 0, alignSelf: 'center' },
});
