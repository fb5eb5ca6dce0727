import MuiCheckbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { useEarlyCheck } from './early-input';

/** MUI's checkbox, which also tells of a tick from before hydration. */
export function Checkbox(props: CheckboxProps) {
  return <MuiCheckbox {...props} ref={useEarlyCheck(props)} />;
}
