import type { Language } from './language.js';

/**
 * The notice of a page that could not start. It lies in the first script in every language, and admins cannot reword it:
 * it is shown when no texts could be loaded.
 */
export const startFailureTexts: Readonly<Record<Language, { readonly text: string; readonly reload: string }>> = {
  en: {
    text: 'The page could not be loaded completely, so its buttons do not work. Check your connection.',
    reload: 'Reload the page',
  },
  pl: {
    text: 'Nie udało się wczytać całej strony, dlatego przyciski nie działają. Sprawdź połączenie.',
    reload: 'Odśwież stronę',
  },
  es: {
    text: 'La página no se ha cargado por completo y los botones no funcionan. Compruebe su conexión.',
    reload: 'Recargar la página',
  },
};
