/** A section that is a card on the screen. The frame of a card that goes on over the next sheet would be torn. */
export const unframedOnPaper = { '@media print': { p: 0, border: 0 } } as const;
