import { useId, type ReactNode } from 'react';
import { Box, Chip, Notice, tokens, Typography } from '@programme/ui';
import { LengthPanel } from './length-panel';
import { LengthSwitch } from './length-switch';
import type { Option } from './option-list';
import { wide } from './wide';

const { color } = tokens;

type Props = {
  readonly option: Option;
  /** Months of the length that is shown where there is room for one. */
  readonly shown: number | undefined;
  /** Whether the reader has looked at another length than the one on offer. */
  readonly changed: boolean;
  readonly onShow: (months: number) => void;
  /** Months of the length that the reader has chosen; null for none of this option. */
  readonly chosen: number | null;
  readonly onChoose: ((months: number) => void) | undefined;
};

/** One option: what it is, for how many, and what each contract length comes to. */
export function OptionSection({ option, shown, changed, onShow, chosen, onChoose }: Props) {
  const { item } = option;
  const id = useId();
  const isAlone = item.lengths.length === 1;
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0, '@media print': { breakInside: 'avoid' } }}>
      <OptionHead id={id} option={option} />
      {!isAlone && (
        <Box className="screen-only" sx={{ mt: 2, [wide]: { display: 'none' } }}>
          <LengthSwitch lengths={item.lengths} shown={shown} describedBy={id} onChoose={onShow} />
        </Box>
      )}
      <Box component="ul" sx={lengthsLook(item.lengths.length)}>
        {item.lengths.map((length) => (
          <LengthPanel
            key={length.months}
            length={length}
            labels={item.labels}
            shown={length.months === shown}
            settles={changed}
            titled={isAlone}
            describedBy={id}
            chosen={length.months === chosen}
            onChoose={
              onChoose &&
              (() => {
                onShow(length.months);
                onChoose(length.months);
              })
            }
          />
        ))}
      </Box>
      <Remarks item={item} />
    </Box>
  );
}

type HeadProps = {
  readonly id: string | undefined;
  readonly option: Option;
  /** Stands at its end. */
  readonly children?: ReactNode;
};

/** What an option is called, and what is taken off its price. */
export const OptionHead = ({ id, option: { item, label }, children }: HeadProps) => (
  <Box sx={{ breakInside: 'avoid', breakAfter: 'avoid' }}>
    {label !== null && (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
    )}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
      <PackageHeading id={id} item={item} />
      {item.discount !== null && <Chip label={item.discount} sx={{ bgcolor: color.mint, color: color.brandText }} />}
      {children}
    </Box>
  </Box>
);

/** On wide screens and on paper the lengths stand beside one another. */
export const lengthsLook = (count: number) => {
  const columns = { display: 'grid', gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
  return {
    m: 0,
    p: 0,
    minWidth: 0,
    listStyle: 'none',
    [wide]: { ...columns, columnGap: 2, mt: 2 },
    '@media print': { ...columns, gap: 1.5, mt: 1.5 },
  };
};

/** "Enterprise (for 120 active users)", of which the name stands out. */
function PackageHeading({ id, item }: { readonly id: string | undefined; readonly item: Option['item'] }) {
  const { name, heading } = item;
  const rest = heading.startsWith(name) ? heading.slice(name.length) : heading;
  return (
    <Typography id={id} component="h2" variant="h2">
      {rest !== heading && <span>{name}</span>}
      <Box component="span" sx={rest === heading ? undefined : { color: 'text.secondary', fontWeight: 450 }}>
        {rest}
      </Box>
    </Typography>
  );
}

/** What has to be known about the prices of an option. */
export function Remarks({ item }: { readonly item: Option['item'] }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', '&:not(:empty)': { mt: 1.5 } }}>
      {item.remarks.map((remark) => (
        <Typography key={remark} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {remark}
        </Typography>
      ))}
      {item.tip && (
        <Notice tone="information" title={item.tip.title}>
          {item.tip.lines.map((line) => (
            <Box key={line}>{line}</Box>
          ))}
        </Notice>
      )}
    </Box>
  );
}
