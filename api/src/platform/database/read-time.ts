/** A time of a plain query: MariaDB's driver makes it a Date, SQLite holds UTC text without saying so. */
export const readTime = (value: Date | string): Date => (typeof value === 'string' ? new Date(`${value}Z`) : value);
