import CircularProgress from '@mui/material/CircularProgress';
import { createTheme } from '@mui/material/styles';
import { createElement } from 'react';
import { componentStyles } from './component-styles';
import { tokens, wholePixels } from './tokens';

const { color, radius } = tokens;

const fontFamily = ['"Figtree Variable"', '"Figtree Fallback"', 'system-ui', 'sans-serif'].join(',');

const tint = (share: number): string => `color-mix(in srgb, ${color.ink} ${share}%, transparent)`;

/**
 * One theme for light and dark: its colours are CSS variables, which theme.css sets for both. A prerendered page is
 * therefore the same in both. `mode` stays light: where MUI derives a colour from it, component-styles.ts sets one.
 */
export const theme = createTheme({
  palette: {
    primary: { main: color.brandText, dark: color.brandText, light: color.mint, contrastText: color.card },
    secondary: { main: color.ink, dark: color.ink, light: color.neutral, contrastText: color.card },
    warning: { main: color.warn, dark: color.warn, light: color.warnSoft, contrastText: color.card },
    error: { main: color.bad, dark: color.bad, light: color.badSoft, contrastText: color.card },
    info: { main: color.ink, dark: color.ink, light: color.sand, contrastText: color.card },
    success: { main: color.ok, dark: color.ok, light: color.mint, contrastText: color.card },
    text: { primary: color.ink, secondary: color.muted, disabled: tint(45) },
    divider: color.line,
    background: { default: color.page, paper: color.card },
    action: {
      active: color.muted,
      hover: tint(6),
      selected: tint(8),
      focus: tint(10),
      disabled: tint(45),
      disabledBackground: tint(12),
    },
  },
  // 480, 768, 1080 and 1440 px at the usual size of text. A reader whose browser shows text of twice the size gets the
  // layout of a screen half as wide.
  breakpoints: { unit: 'em', values: { xs: 0, sm: 30, md: tokens.sidebarBreakpoint, lg: 67.5, xl: 90 } },
  shape: { borderRadius: radius.control },
  typography: {
    fontFamily,
    // Multiples where the lines are whole pixels anyway: what is inside inherits a multiple, not a length.
    h1: {
      fontSize: 'clamp(1.75rem, 1.3rem + 1.5vw, 2.375rem)',
      lineHeight: wholePixels(1.12),
      fontWeight: 650,
      letterSpacing: '-0.02em',
      textWrap: 'balance',
    },
    h2: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 620, letterSpacing: '-0.01em' },
    h3: { fontSize: '1rem', lineHeight: wholePixels(1.4), fontWeight: 620 },
    body1: { fontSize: '1rem', lineHeight: 1.5 },
    body2: { fontSize: '0.9rem', lineHeight: wholePixels(1.5) },
    caption: { fontSize: '0.84375rem', lineHeight: wholePixels(1.4), fontWeight: 450 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
  },
  components: {
    ...componentStyles,
    MuiButton: {
      ...componentStyles.MuiButton,
      defaultProps: {
        disableElevation: true,
        loadingPosition: 'start',
        // Hidden from screen readers: a button that loads says so in its label.
        loadingIndicator: createElement(CircularProgress, { size: 18, color: 'inherit', 'aria-hidden': true }),
      },
    },
  },
});

/** MUI computes shades in script, which cannot read CSS variables: the browser mixes them. */
const mixed = (color: string, other: string) => (coefficient: number | string) =>
  `color-mix(in srgb, ${other} calc((${coefficient}) * 100%), ${color})`;

Object.assign(theme, {
  alpha: (base: string, coefficient: number | string) => mixed('transparent', base)(coefficient),
  lighten: (base: string, coefficient: number | string) => mixed(base, color.card)(coefficient),
  darken: (base: string, coefficient: number | string) => mixed(base, color.ink)(coefficient),
});
// On each main colour of the palette (theme-colors.test.ts).
theme.palette.getContrastText = () => color.card;
