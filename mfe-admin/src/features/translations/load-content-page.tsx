import type { ComponentType } from 'react';

/** The editor and the catalogue of all texts: two chunks, side by side. */
export async function loadContentPage(): Promise<ComponentType> {
  const [{ ContentPage }, { catalogue }] = await Promise.all([
    import('./content.page'),
    import(/* webpackChunkName: "catalogue" */ '@programme/i18n/catalogue'),
  ]);
  return function Content() {
    return <ContentPage catalogue={catalogue} />;
  };
}
