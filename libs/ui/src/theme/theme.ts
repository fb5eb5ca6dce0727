import CircularProgress from '@mui/material/CircularProgress';
import { createTheme } from '@mui/material/styles';
import { createElement } from 'react';
import { tokens } from './tokens';

const { color } = tokens;

const fontFamily = ['"Figtree Variable"', '"Figtree Fallback"', 'system-ui', 'sans-serif'].join(',');

/** Hairlines instead of shadows, one radius, no upper-case buttons; touch targets of at least 40 px. */
export const theme = createTheme({
  palette: {
    primary: { main: color.green, dark: color.greenDark, light: color.greenTint, contrastText: '#fff' },
    secondary: { main: color.ink, contrastText: '#fff' },
    warning: { main: color.amber, light: color.amberTint },
    error: { main: color.red, light: color.redTint },
    info: { main: color.blue, light: color.blueTint },
    success: { main: color.green, light: color.greenTint },
    text: { primary: color.ink, secondary: color.inkSoft },
    divider: color.line,
    background: { default: color.ground, paper: color.paper },
  },
  breakpoints: { values: { xs: 0, sm: 480, md: tokens.sidebarBreakpoint, lg: 1080, xl: 1440 } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily,
    h1: {
      fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
      lineHeight: 1.2,
      fontWeight: 650,
      letterSpacing: '-0.015em',
    },
    h2: { fontSize: '1.1875rem', lineHeight: 1.35, fontWeight: 650, letterSpacing: '-0.005em' },
    h3: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 650 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '0.9rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '0.9375rem' },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&:focus-visible': { outline: `2px solid ${color.green}`, outlineOffset: 2 } },
      },
    },
    MuiButton: {
      defaultProps: {
        disableElevation: true,
        loadingPosition: 'start',
        // Hidden from screen readers: a button that loads says so in its label.
        loadingIndicator: createElement(CircularProgress, { size: 18, color: 'inherit', 'aria-hidden': true }),
      },
      styleOverrides: {
        // The spinner stands beside the label, where the icon was. MUI puts it at the edge of a stretched button.
        root: { minHeight: 40, paddingInline: 18, '&.MuiButton-loading .MuiButton-startIcon': { display: 'none' } },
        loadingIndicator: { position: 'static', marginInline: '-4px 8px' },
        sizeLarge: { minHeight: 48 },
      },
    },
    // Without the shrinking arc, which costs a slow phone much drawing during start-up.
    MuiCircularProgress: { defaultProps: { disableShrink: true } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    // Labels stand above their field: they are read before the field is, and never shrink or overlap.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          whiteSpace: 'normal',
          marginBottom: 6,
          fontSize: '0.9rem',
          fontWeight: 600,
          color: color.ink,
          '&.Mui-focused, &.Mui-error': { color: color.ink },
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: color.paper,
          fontVariantNumeric: 'tabular-nums',
          '&.MuiInputBase-sizeSmall .MuiOutlinedInput-input': { paddingBlock: 9 },
        },
        notchedOutline: { borderColor: color.lineStrong, top: 0, '& legend': { display: 'none' } },
        input: { paddingBlock: 12 },
      },
    },
    MuiDialog: {
      styleOverrides: {
        // On a phone the width is for the words.
        paper: {
          '@media (max-width: 479px)': { margin: 16, width: 'calc(100% - 32px)', maxWidth: 'calc(100% - 32px)' },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: { root: { fontSize: '1.1875rem', lineHeight: 1.35, fontWeight: 650, paddingTop: 20 } },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } } },
    MuiMenu: {
      styleOverrides: { paper: { border: `1px solid ${color.line}`, boxShadow: '0 8px 24px rgb(22 36 31 / 12%)' } },
    },
    MuiTooltip: { defaultProps: { enterDelay: 300 } },
  },
});
