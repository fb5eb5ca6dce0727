import type { TextKey } from '@programme/i18n';
import { useTranslate } from '@programme/mfe-contract';
import { Box, tokens } from '@programme/ui';

const hints: readonly (readonly [readonly string[], TextKey])[] = [
  [['/'], 'offers.keys.search'],
  [['↑', '↓'], 'offers.keys.move'],
  [['Enter'], 'offers.keys.open'],
];

/** The keys of the list, for those who have a keyboard: where a pointer hovers there mostly is one. */
export function KeyHints() {
  const translate = useTranslate();
  return (
    <Box component="p" sx={shown}>
      {hints.map(([keys, text]) => (
        <span key={text}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          <span>{translate(text)}</span>
        </span>
      ))}
    </Box>
  );
}

const shown = {
  display: 'none',
  '@media (hover: hover) and (min-width: 48em)': { display: 'flex' },
  flexWrap: 'wrap',
  columnGap: 2,
  m: 0,
  mr: 'auto',
  typography: 'caption',
  color: 'text.secondary',
  '& kbd': {
    display: 'inline-block',
    minWidth: '1.5rem',
    mr: 0.5,
    px: 0.5,
    borderRadius: '6px',
    bgcolor: tokens.color.neutral,
    fontFamily: 'inherit',
    textAlign: 'center',
  },
} as const;
