/**
 * From 900 px on, the contract lengths of an option stand side by side; narrower, a switch shows one of them (decision B38).
 * In em, as all breakpoints: a reader may have chosen larger text.
 */
export const wide = '@container (min-width: 56.25em)';
