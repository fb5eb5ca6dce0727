import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { createStyleCache } from './style-cache';
import { theme } from './theme';
import { tokens } from './tokens';

type Props = {
  /** Where the styles of the page are kept; one of its own where none is given. */
  readonly cache?: EmotionCache;
  readonly children: ReactNode;
};

/** Theme, base styles and the style cache; stands once, at the top of the page. */
export function ThemeRoot({ cache: given, children }: Props) {
  const [cache] = useState(() => given ?? createStyleCache());
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <GlobalStyles styles={globalStyles} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

const globalStyles = {
  html: { WebkitTextSizeAdjust: '100%' },
  'body *': { overflowWrap: 'break-word' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
  },
  // What a screen prints is its saved comparison: the frame and everything marked so stay on the screen.
  '@media print': {
    '.screen-only': { display: 'none !important' },
    body: { backgroundColor: tokens.color.card },
    // White words on a coloured ground need their ground on paper, too.
    '*': { printColorAdjust: 'exact' },
    'tr, figure, aside': { breakInside: 'avoid' },
    'h2, h3': { breakAfter: 'avoid' },
    '@page': { margin: '14mm' },
  },
} as const;
