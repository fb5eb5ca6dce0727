import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { Box, styled, tokens, visuallyHidden } from '@programme/ui';
import type { Remark } from '../display/use-remarks';
import { pastedBlock } from './figure-text';

const { color, radius } = tokens;

type Props = {
  readonly id: string;
  /** Row and column. */
  readonly label: string;
  readonly text: string;
  /** What the base has here, where that is something else. */
  readonly former: string | undefined;
  readonly remarks: readonly Remark[];
  readonly readOnly: boolean;
  /** Whether something is typed that is not taken over yet. */
  readonly onTyping: (isTyping: boolean) => void;
  readonly onCommit: (text: string) => void;
  readonly onPaste: (block: readonly (readonly string[])[]) => void;
  /** Enter and the arrows go to the next row or the one before. */
  readonly onMove: (rows: 1 | -1) => void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
};

/** One figure of a grid: it is taken over when the cell is left, so that half a number breaks no rule. */
export function FigureCell(props: Props) {
  const { id, label, text, former, remarks, readOnly, onTyping, onCommit, onPaste, onMove, onUndo, onRedo } = props;
  const translate = useTranslate();
  const remarkId = useId();
  const [typed, setText] = useState<string | null>(null);
  // The key that moves on takes the text over, and so does the blur that it causes: before the cell is drawn again.
  const pending = useRef<string | null>(null);
  const setTyped = (next: string | null) => {
    setText(next);
    pending.current = next;
    onTyping(next !== null && next !== text);
  };
  const isWrong = remarks.some(({ tone }) => tone === 'error');

  const commit = () => {
    const { current: left } = pending;
    setTyped(null);
    if (left !== null && left !== text) onCommit(left);
  };
  const paste = (event: ClipboardEvent) => {
    const block = pastedBlock(event.clipboardData.getData('text/plain'));
    if (!block || readOnly) return;
    event.preventDefault();
    setTyped(null);
    onPaste(block);
  };
  const press = (event: KeyboardEvent) => {
    const move = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move === 1 || move === -1) {
      event.preventDefault();
      commit();
      onMove(move);
    } else if (event.key === 'Escape') setTyped(null);
    else if ((event.ctrlKey || event.metaKey) && typed === null) {
      const key = event.key.toLowerCase();
      const act = key === 'y' || (key === 'z' && event.shiftKey) ? onRedo : key === 'z' ? onUndo : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    }
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <Input
        id={id}
        value={typed ?? text}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={remarks.length > 0 || former !== undefined ? remarkId : undefined}
        title={former === undefined ? undefined : translate('prices.cell.former', { value: former })}
        readOnly={readOnly}
        data-changed={former !== undefined || undefined}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={press}
        onPaste={paste}
      />
      <div id={remarkId}>
        {former !== undefined && (
          <span style={visuallyHidden}>{translate('prices.cell.former', { value: former })}</span>
        )}
        {remarks.map(({ tone, text: remark }) => (
          <Box
            key={remark}
            sx={{
              maxWidth: '18ch',
              mt: 0.25,
              mb: 0.5,
              fontSize: '0.75rem',
              lineHeight: 1.35,
              textAlign: 'left',
              whiteSpace: 'normal',
              color: tone === 'error' ? color.bad : color.warn,
            }}
          >
            {remark}
          </Box>
        ))}
      </div>
    </Box>
  );
}

const Input = styled('input')({
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 72,
  minHeight: 36,
  padding: '4px 8px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  background: color.card,
  color: color.ink,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  '&:hover:not([readonly])': { borderColor: color.control },
  '&:focus-visible': { outline: `2px solid ${color.brand}`, outlineOffset: 0 },
  '&[readonly]': { borderColor: 'transparent', background: 'none' },
  // The mark on the left edge says it where colours are not seen.
  '&[data-changed]': { background: color.mint, boxShadow: `inset 3px 0 0 ${color.mark}` },
  '&[aria-invalid]': { borderColor: color.bad },
});
