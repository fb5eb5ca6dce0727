/** In place of what only federation needs. */
export {};
