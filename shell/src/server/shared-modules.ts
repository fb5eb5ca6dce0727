import * as forms from '@programme/forms';
import * as contract from '@programme/mfe-contract';
import * as controls from '@programme/ui/controls';
import * as overlays from '@programme/ui/overlays';
import * as staffIcons from '@programme/ui/staff-icons';
import { sharedModules as inFirstScript, type lateModules } from '../remotes/shared-modules';

let title: string | undefined;

/** The title that the screen rendered last gave itself, once. */
export function takeTitle(): string | undefined {
  const taken = title;
  title = undefined;
  return taken;
}

/** Where pages are rendered no effect runs, so the title is taken where it is asked for. */
function usePageTitle(screen: string): void {
  title = contract.documentTitle(screen, contract.useTranslate());
}

const late: Record<keyof typeof lateModules, unknown> = {
  '@programme/ui/controls': controls,
  '@programme/ui/overlays': overlays,
  '@programme/ui/staff-icons': staffIcons,
};

/** What remotes ask for by name here: their bundles leave out all that is shared (libs/federation). */
export const sharedModules: Readonly<Record<string, unknown>> = {
  ...inFirstScript,
  '@programme/mfe-contract': { ...contract, usePageTitle },
  ...late,
  // Remotes share it with each other alone; a browser gets it from the first of them.
  '@programme/forms': forms,
};
