import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { Toast } from '@programme/mfe-contract';
import type { FakeShellOptions } from '../render-with-shell';
import type { ApiAnswer, ApiCall, stubApi } from '../stub-api';

/** What stands in fields, by their labels. */
export type Texts = Readonly<Record<string, string>>;

/** How a form is sent. */
export type Sending = {
  /** The name of the button, or all that has to be done. */
  readonly press: string | ((person: UserEvent) => Promise<unknown>);
  /** Such as `POST /api/creators`; `login` is the shell's. */
  readonly call: string;
  readonly success: ApiAnswer | ((call: ApiCall) => ApiAnswer);
  /** Leads back to the fields, for a form that is sent from a later step. */
  readonly toFields?: (person: UserEvent) => Promise<unknown>;
  /** Waits for what success shows where it does not close the form. */
  readonly stays?: (page: { readonly toast: jest.MockedFunction<(toast: Toast) => void> }) => Promise<unknown>;
  /** Of a call that nobody waits for: a failure is not told. */
  readonly untold?: true;
};

/** One form, and how a person uses it. */
export type FormCase = {
  /** The file that has the form, from the remote's `src`. */
  readonly file: string;
  /** Tells the forms of one file apart. */
  readonly which?: string;
  /** Makes the page that has the form, with a store of its own, as each tab and each reload does. A dialog calls `close`. */
  readonly page: () => (close: () => void) => ReactElement;
  /** The address of the page alone; any, unless given. */
  readonly path?: string;
  readonly shell?: FakeShellOptions;
  /** What the page asks the API for. */
  readonly answers?: Parameters<typeof stubApi>[0];
  /** Leads from the page to the form. */
  readonly reach?: (person: UserEvent) => Promise<unknown>;
  /** As the fields show it once they are left. */
  readonly typed: Texts;
  /** Values of lists. */
  readonly chosen?: Texts;
  /** Passwords: no tab keeps them. */
  readonly secrets?: Texts;
  /** None for a form that only leads to the next step. */
  readonly sending?: Sending;
  /** Of a dialog: the button that discards what was typed; `null` where none does, and `reach` opens it. */
  readonly discard?: string | null;
  /** Leaving the page asks first, and is the person's own act. */
  readonly asksBeforeLeaving?: true;
};
