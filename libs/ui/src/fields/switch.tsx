import MuiSwitch, { type SwitchProps } from '@mui/material/Switch';
import { useEarlyCheck } from './early-input';

/** MUI's switch, which also tells that it was switched before hydration. */
export function Switch(props: SwitchProps) {
  return <MuiSwitch {...props} ref={useEarlyCheck(props)} />;
}
