import { cleanedEmail } from '@programme/contracts';
import { TextField, type TextFieldProps } from './text-field';

/** A field for an e-mail address: what is pasted around one goes when the field is left. */
export const EmailField = (props: Omit<TextFieldProps, 'type' | 'input' | 'onLeave'>) => (
  <TextField {...props} input={input} onLeave={cleanedEmail} />
);

// No `type="email"`: browsers have rules of their own, and say them in their own words.
const input = { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;
