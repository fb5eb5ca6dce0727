/** A router without an address bar: for tests, and where first screens are rendered. Not in anybody's bundle. */
export { createMemoryRouter } from 'react-router-dom';
