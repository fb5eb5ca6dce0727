/** The remotes by their name in `remotes.json`: the folder of the app, and the port of its development server. */
export const remotes = {
  calculators: { folder: 'mfe-calculators', port: 4201 },
  offers: { folder: 'mfe-offers', port: 4202 },
  admin: { folder: 'mfe-admin', port: 4203 },
} as const;

export type RemoteName = keyof typeof remotes;

/** Where `npm run dev` serves the page. */
export const shellPort = 4200;
