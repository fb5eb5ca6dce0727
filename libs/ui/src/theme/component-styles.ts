import type { Components, Theme } from '@mui/material/styles';
import { tokens, wholePixels } from './tokens';

const { color, radius, shadow, motion } = tokens;

const label = { fontSize: '0.875rem', lineHeight: wholePixels(1.35), fontWeight: 600 } as const;

/** How MUI's components look here. Cards by surface and shadow, no upper-case buttons, touch targets of at least 40 px. */
export const componentStyles: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&:focus-visible': { outline: `2px solid ${color.brandText}`, outlineOffset: 2 } } },
  },
  MuiButton: {
    styleOverrides: {
      root: {
        minHeight: 40,
        paddingInline: 18,
        // The spinner stands beside the label, where the icon was. MUI puts it at the edge of a stretched button.
        '&.MuiButton-loading .MuiButton-startIcon': { display: 'none' },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              backgroundColor: color.brand,
              color: color.onBrand,
              '&:hover': { backgroundColor: color.brandStrong },
            },
          },
          {
            props: { variant: 'outlined' },
            style: { borderColor: color.control, '&:hover': { borderColor: 'currentColor' } },
          },
        ],
      },
      loadingIndicator: { position: 'static', marginInline: '-4px 8px' },
      sizeLarge: { minHeight: 48, paddingInline: 22 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: radius.control } } },
  // Without the shrinking arc, which costs a slow phone much drawing during start-up.
  MuiCircularProgress: { defaultProps: { disableShrink: true } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  // Labels stand above their field: they are read before the field is, and never shrink or overlap.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        ...label,
        position: 'static',
        transform: 'none',
        whiteSpace: 'normal',
        marginBottom: 6,
        color: color.ink,
        '&.Mui-focused, &.Mui-error': { color: color.ink },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: color.card,
        fontVariantNumeric: 'tabular-nums',
        '&.MuiInputBase-sizeSmall .MuiOutlinedInput-input': { paddingBlock: 9 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: color.muted },
      },
      notchedOutline: { borderColor: color.control, top: 0, '& legend': { display: 'none' } },
      adornedEnd: { '&:has(> select)': { paddingRight: 0 } },
      input: {
        paddingBlock: 12,
        '&:is(select)': { appearance: 'none', height: 'auto', paddingRight: 40, cursor: 'pointer' },
        '& option': { backgroundColor: color.card, color: color.ink },
        '&::placeholder': { color: color.muted, opacity: 1 },
        // The browser's own ground of a filled-in field is unreadable in the dark.
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${color.mint} inset`,
          WebkitTextFillColor: color.ink,
          caretColor: color.ink,
        },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: {
        color: color.card,
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: color.mark },
      },
      thumb: { backgroundColor: color.card, boxShadow: `0 0 0 2px ${color.control}` },
      track: { opacity: 1, backgroundColor: color.control },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: color.neutral } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radius.large,
        border: `1px solid ${color.edge}`,
        boxShadow: shadow.raised,
        // On a phone the width is for the words.
        '@media (max-width: 29.95em)': { margin: 16, width: 'calc(100% - 32px)', maxWidth: 'calc(100% - 32px)' },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 620, paddingTop: 24 } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.84375rem' } } },
  MuiMenu: {
    styleOverrides: {
      paper: {
        padding: 6,
        borderRadius: radius.medium,
        border: `1px solid ${color.edge}`,
        boxShadow: shadow.raised,
      },
      list: { padding: 0 },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { borderRadius: radius.small, minHeight: 40 } } },
  MuiListItemButton: { styleOverrides: { root: { transition: `background-color ${motion}` } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 300 },
    styleOverrides: { tooltip: { backgroundColor: color.ink, color: color.page, fontSize: '0.8125rem' } },
  },
};
