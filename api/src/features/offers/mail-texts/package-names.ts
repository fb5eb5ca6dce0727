/** The same in all languages. */
export const packageNames = { enterprise: 'Enterprise', comfort: 'Comfort' } as const;
