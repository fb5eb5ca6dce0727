/** Controls of few screens: shared modules that load on demand. */
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Slider } from '@mui/material/Slider';
