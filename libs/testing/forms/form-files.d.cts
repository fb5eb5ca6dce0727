/**
 * The files of a remote that have a form, from its `src`, in the order of their names.
 *
 * @param remote its folder, such as `mfe-admin`
 * @param components those of the remote that draw a form for others, each with its file: who uses one has the form
 */
export function formFiles(remote: string, components: Readonly<Record<string, string>>): readonly string[];
