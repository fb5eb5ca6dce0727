/** A field whose text picks one of a list: in the chunk of whoever uses it. */
export { default as useAutocomplete } from '@mui/material/useAutocomplete';
