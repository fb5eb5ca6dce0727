import type { Toast } from '@programme/mfe-contract';
import { createSlice, type PayloadAction } from '@programme/platform';

/** The toast on show; the queue holds one (S1 §9), so a newer one takes its place. `id` tells two alike apart. */
type ToastsState = { readonly id: number; readonly toast: Toast | null };

const initialState: ToastsState = { id: 0, toast: null };

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    toastShown: ({ id }, { payload }: PayloadAction<Toast>) => ({ id: id + 1, toast: payload }),
    toastDismissed: ({ id }) => ({ id, toast: null }),
  },
});

export const { toastShown, toastDismissed } = toastsSlice.actions;
