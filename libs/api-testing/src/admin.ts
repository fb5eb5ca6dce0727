/** The admin of every server that a test or a chaos test starts. */
export const admin = { username: 'admin', password: 'a password for tests' } as const;
