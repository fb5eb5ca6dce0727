/** Routers without an address bar: for tests, stories and prerendering. No browser bundle contains it. */
export { MemoryRouter, createMemoryRouter } from 'react-router-dom';
