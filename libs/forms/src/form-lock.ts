import { createContext } from 'react';

/** Whether nothing can be typed into the form at present: its call runs, and success will close it. */
export const FormLock = createContext(false);
