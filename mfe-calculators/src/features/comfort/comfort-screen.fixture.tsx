import { configure, screen } from '@testing-library/react';
import { StoreProvider } from '@programme/platform';
import { createCalculatorsStore } from '../../shared/store/calculators.store';
import { ComfortPage } from './comfort.page';

// Nothing on this screen is there and hidden; to look for it would cost seconds on a page with so many controls.
configure({ defaultHidden: true });

/** For tests: the whole screen, with a store of its own. */
export const comfortScreen = () => (
  <StoreProvider store={createCalculatorsStore()}>
    <ComfortPage />
  </StoreProvider>
);

/** A section of the screen by its heading. */
export const section = (name: string) => screen.getByRole('region', { name });

/** What an element says. Amounts keep their symbol on the line with a non-breaking space; a test reads it as a space. */
export const text = (element: Element) => (element.textContent ?? '').replaceAll('\u00a0', ' ');
