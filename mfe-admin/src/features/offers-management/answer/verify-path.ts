/** The page that tells whether a decision's digest is known. */
export const verifyPath = (digest: string): string => `/verify/${digest}`;
