import { createContext } from 'react';
import { pageData } from '@programme/api-client';

/** Whether the server said in the page that its offer is locked; no longer once somebody has unlocked it. */
export const pageOfferIsLocked = (): boolean => pageData().offer === 'locked';

/** Answers the same for the page that is rendered: in a browser what the page says, else what it is rendered for. */
export const OfferIsLockedContext = createContext(pageOfferIsLocked);
