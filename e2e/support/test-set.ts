/**
 * Whether only the main flows and the states of the screens are run (`E2E_SET=main`): what every change must keep, on SQLite
 * alone, without nginx and without stored pictures.
 */
export const onlyMain = process.env['E2E_SET'] === 'main';
