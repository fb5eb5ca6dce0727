import MuiSlider, { type SliderProps } from '@mui/material/Slider';
import { useEarlyInput } from './early-input';

/** MUI's slider, which also tells of arrow keys from before hydration. */
export function Slider(props: SliderProps) {
  const { value, onChange } = props;
  const field = useEarlyInput<HTMLSpanElement>((input) => {
    const early = Number(input.value);
    if (typeof value === 'number' && early !== value) onChange?.(new Event('change'), early, 0);
  });
  return <MuiSlider {...props} ref={field} />;
}
