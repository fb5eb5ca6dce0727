import MuiButton, { type ButtonProps } from '@mui/material/Button';
import MuiTypography from '@mui/material/Typography';
import { createElement, memo } from 'react';

/**
 * MUI components that stand beside figures: with the same text, styles and handlers they do not render again. A key press
 * in a calculator renders its price, and each of these takes ten times as long as a plain element. It helps only where
 * `sx` and handlers keep their identity.
 */
export const Button = memo(({ children, ...button }: ButtonProps) =>
  // MUI puts icons and a progress beside the text, which may change on a page that the browser has translated.
  createElement(MuiButton, button, typeof children === 'string' ? createElement('span', null, children) : children),
) as unknown as typeof MuiButton;
export const Typography = memo(MuiTypography) as unknown as typeof MuiTypography;
