/**
 * The facade of MUI: the product's components, and the MUI components that we use. Shell and remotes share this module.
 * MUI's components are listed one by one, so that bundles contain no others.
 */
export { default as Box } from '@mui/material/Box';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as Collapse } from '@mui/material/Collapse';
export { default as Divider } from '@mui/material/Divider';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as IconButton } from '@mui/material/IconButton';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as List } from '@mui/material/List';
export { default as ListItemButton } from '@mui/material/ListItemButton';
export { default as ListItemText } from '@mui/material/ListItemText';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { styled, useTheme, type SxProps, type Theme } from '@mui/material/styles';
/** Styles of `styled` that need the theme, made once for each theme and not with each rendering. */
export { unstable_memoTheme as memoTheme } from '@mui/material/utils';
export { ErrorBoundary } from './feedback/error-boundary';

export { copyText } from './clipboard';
export { Button, Typography } from './memoized';
export { Chip } from './display/chip';
export { BulletList } from './display/bullet-list';
export { EntryCard } from './display/entry-card';
export { PageHeading } from './display/page-heading';
export { Panel } from './display/panel';
export { CardBanner } from './display/card-banner';
export { PulseLine, PulseMark } from './display/pulse-line';
export { visuallyHidden } from './display/visually-hidden';
export { Notice } from './feedback/notice';
export { Spinner } from './feedback/spinner';
export { Switch } from './fields/switch';
export { TextField, type InputAttributes, type TextFieldProps } from './fields/text-field';
export { Amount } from './amounts/amount';
export { DisplayPrice } from './amounts/display-price';
export { NumericTable } from './amounts/numeric-table';
export { Stat } from './amounts/stat';
export { StatValue } from './amounts/stat-value';
export { PriceRows, type PriceRow } from './amounts/price-rows';
export * from './icons/icons';
export { SegmentTabs } from './navigation/segment-tabs';
export { TabList } from './navigation/tab-list';
export { createStyleCache } from './theme/style-cache';
export { ThemeRoot } from './theme/theme-root';
export { tokens } from './theme/tokens';
