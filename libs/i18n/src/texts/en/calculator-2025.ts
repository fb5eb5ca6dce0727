export const calculator2025 = {} as const;
