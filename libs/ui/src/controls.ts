/** Controls of few screens: shared modules that load on demand. */
export { Checkbox } from './fields/checkbox';
export { Slider } from './fields/slider';
