export const comfort = {} as const;
