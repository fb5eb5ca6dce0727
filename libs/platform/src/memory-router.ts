/** A router without an address bar: for tests, and for prerendering. No browser bundle contains it. */
export { createMemoryRouter } from 'react-router-dom';
