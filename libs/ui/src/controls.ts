/** Controls that few screens have: shared as the rest of MUI is, loaded by those who show one. */
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Slider } from '@mui/material/Slider';
