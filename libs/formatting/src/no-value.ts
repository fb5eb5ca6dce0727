/** Stands where there is nothing to show: a missing field, a number that is none, a plan that is not on offer. */
export const noValue = '–';
