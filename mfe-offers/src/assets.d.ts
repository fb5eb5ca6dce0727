/** Addresses of files that are fetched when they are needed. */
declare module '*.ttf' {
  const address: string;
  export default address;
}
