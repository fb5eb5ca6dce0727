import * as forms from '@programme/forms';
import * as contract from '@programme/mfe-contract';
import * as controls from '@programme/ui/controls';
import * as overlays from '@programme/ui/overlays';
import * as staffIcons from '@programme/ui/staff-icons';
import * as topicIcons from '@programme/ui/topic-icons';
import { sharedModules as inFirstScript, type lazyModules } from '../remotes/shared-modules';

let title: string | undefined;

/** Returns and clears the title that the last rendered screen set. */
export function consumeTitle(): string | undefined {
  const taken = title;
  title = undefined;
  return taken;
}

/** Prerendering runs no effects, so this stores the title during rendering. */
function usePageTitle(screen: string): void {
  title = contract.documentTitle(screen, contract.useTranslate());
}

const lazy: Record<keyof typeof lazyModules, unknown> = {
  '@programme/ui/controls': controls,
  '@programme/ui/overlays': overlays,
  '@programme/ui/staff-icons': staffIcons,
  '@programme/ui/topic-icons': topicIcons,
};

/** Shared modules by name, for remotes, whose bundles leave them out (libs/federation). */
export const sharedModules: Readonly<Record<string, unknown>> = {
  ...inFirstScript,
  '@programme/mfe-contract': { ...contract, usePageTitle },
  ...lazy,
  // Remotes share it with each other alone; a browser gets it from the first of them.
  '@programme/forms': forms,
};
