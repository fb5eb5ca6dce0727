import { createSlice, type PayloadAction } from '@programme/platform';

/**
 * Offers that an admin deleted here, by id: gone from every list at once, though the call is sent only when it can no
 * longer be taken back (decision B18). In the store, so that they stay gone while somebody looks at another screen.
 */
const initialState: readonly string[] = [];

export const offerRemovalsSlice = createSlice({
  name: 'offerRemovals',
  initialState,
  reducers: {
    offerRemoved: (ids, { payload }: PayloadAction<string>) => [...ids, payload],
    offerReturned: (ids, { payload }: PayloadAction<string>) => ids.filter((id) => id !== payload),
  },
});

export const { offerRemoved, offerReturned } = offerRemovalsSlice.actions;
