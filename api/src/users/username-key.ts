/** What makes two usernames one: `Anna` and `anna` are the same person. */
export const usernameKey = (username: string): string => username.toLowerCase();
