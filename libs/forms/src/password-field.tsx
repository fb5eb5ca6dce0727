import { useState } from 'react';
import { useTranslate } from '@programme/mfe-contract';
import { HideIcon, IconButton, InputAdornment, ShowIcon } from '@programme/ui';
import { TextField, type TextFieldProps } from './text-field';

type Props = Omit<TextFieldProps, 'type' | 'end' | 'onLeave' | 'fallback'>;

/** A password, hidden until the reader asks to see what was typed. */
export function PasswordField(props: Props) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      input={{ ...props.input, spellCheck: false, autoCapitalize: 'none' }}
      end={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={translate(shown ? 'shell.password.hide' : 'shell.password.show')}
            onClick={() => setShown(!shown)}
            // Pressing it must not take the focus, and the caret, out of the field.
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown ? <HideIcon /> : <ShowIcon />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
