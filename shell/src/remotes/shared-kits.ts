/**
 * Kits that remotes share with the shell and that its own screens do not show. Naming them makes a chunk of each in the
 * shell's build, beside the parts of MUI that are in its first script: a remote then fetches the chunk in place of a copy of
 * all that is behind it.
 */
export const sharedKits = {
  controls: () => import('@programme/ui/controls'),
  staffIcons: () => import('@programme/ui/staff-icons'),
};
