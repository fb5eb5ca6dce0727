import { useId } from 'react';
import { isolated } from '@programme/formatting';
import { useTranslate } from '@programme/mfe-contract';
import { styled, tokens, visuallyHidden } from '@programme/ui';
import { useRadioGroup } from '@programme/ui/radio-group';

export type LinkWay = 'mail' | 'show';

const ways = ['mail', 'show'] as const;

type Props = {
  readonly username: string;
  /** Masked. */
  readonly address: string;
  readonly chosen: LinkWay;
  readonly onChoose: (way: LinkWay) => void;
};

/** How a link reaches its user, and what each way means where two people approve (decision B31). */
export function LinkWayChoice({ username, address, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const { group, radio } = useRadioGroup({ values: ways, chosen, onChoose });
  const id = useId();
  const words = {
    mail: [translate('users.link.mail', { address: isolated(address) }), translate('users.link.mail.text')],
    show: [translate('users.link.show'), translate('users.link.tied', { username })],
  } as const;
  return (
    <Group ref={group}>
      <legend style={visuallyHidden}>{translate('users.link.choice', { username })}</legend>
      {ways.map((way) => (
        <label key={way}>
          <input {...radio(way)} aria-labelledby={`${id}-${way}`} aria-describedby={`${id}-${way}-text`} />
          <span id={`${id}-${way}`}>{words[way][0]}</span>
          <small id={`${id}-${way}-text`}>{words[way][1]}</small>
        </label>
      ))}
    </Group>
  );
}

const { color, radius } = tokens;

const Group = styled('fieldset')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& label': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: 12,
    rowGap: 2,
    alignItems: 'center',
    padding: '10px 12px',
    border: `1px solid ${color.control}`,
    borderRadius: radius.control,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& label:has(:checked)': { backgroundColor: color.mint, borderColor: color.brandText },
  '& label:has(:focus-visible)': { outline: `2px solid ${color.brandText}`, outlineOffset: 2 },
  '& input': { width: 20, height: 20, margin: 0, accentColor: color.brandText },
  '& span': { fontWeight: 600 },
  '& small': { gridColumn: 2, fontSize: '0.875rem', color: color.muted },
});
