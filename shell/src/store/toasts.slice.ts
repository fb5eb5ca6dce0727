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

const { toastShown, toastDismissed } = toastsSlice.actions;

/** A toast holds callbacks; the serializability check must skip it. */
export const toastCallbacks = { actions: [toastShown.type], path: `${toastsSlice.name}.toast` };

type Dispatch = (action: ReturnType<typeof toastShown> | ReturnType<typeof toastDismissed>) => unknown;
type GetState = () => { readonly toasts: ToastsState };

/** Shows a toast in place of the open one, whose `onClose` is called. */
export const showToast = (toast: Toast) => (dispatch: Dispatch, getState: GetState) => {
  const replaced = getState().toasts.toast;
  dispatch(toastShown(toast));
  replaced?.onClose?.();
};

/** Returns what the toast's `onClose` returns. */
export const closeToast =
  () =>
  (dispatch: Dispatch, getState: GetState): unknown => {
    const { toast } = getState().toasts;
    dispatch(toastDismissed());
    return toast?.onClose?.();
  };

export const chooseToastAction = () => (dispatch: Dispatch, getState: GetState) => {
  const { toast } = getState().toasts;
  dispatch(toastDismissed());
  toast?.action?.onChoose();
};
