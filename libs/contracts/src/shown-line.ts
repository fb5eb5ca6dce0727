/** Turn the direction of what stands behind them, or begin a line: they make a name look like another one. */
const misleading = /[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/** Joiners and selectors are part of emoji, and are not seen alone. */
const visible = /[^\p{Z}\p{C}\p{DI}\u2800]/u;

export const isMisleading = (line: string): boolean => line.search(misleading) >= 0;

/** Whether there is something to see of a line. */
export const isVisible = (line: string): boolean => visible.test(line);

/** A line as typed or pasted, without what nobody sees in it; its letters are written as keyboards write them. */
export const cleanedLine = (typed: string): string => typed.normalize('NFC').replaceAll(misleading, '').trim();
