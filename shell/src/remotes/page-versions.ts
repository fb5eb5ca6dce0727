const versions = new Map<string, string>();

/** The release of a remote that this page has loaded, or tried to last. */
export const pageVersion = (name: string): string | undefined => versions.get(name);

export const setPageVersion = (name: string, version: string): void => void versions.set(name, version);
