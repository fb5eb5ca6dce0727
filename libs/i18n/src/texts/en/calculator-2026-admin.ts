export const calculator2026Admin = {} as const;
