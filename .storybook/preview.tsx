import { Suspense, useEffect } from 'react';
import type { Preview } from '@storybook/react-vite';
import { defaultLanguage, languageNames, languages } from '@programme/i18n';
import { WorkshopShell } from '@programme/testing/workshop';
import { ThemeRoot } from '@programme/ui';
import '@programme/ui/theme.css';
import '@programme/ui/forced-colors.css';
import '../shell/src/fonts.css';

/** The values of `data-theme` on the page's element. Without the attribute the page follows the system. */
const themes = ['light', 'dark'] as const;

const preview: Preview = {
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Theme of the system' },
          { value: 'light', title: 'Light theme' },
          { value: 'dark', title: 'Dark theme' },
        ],
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map((language) => ({ value: language, title: languageNames[language] })),
      },
    },
  },
  initialGlobals: { theme: 'system', language: defaultLanguage },
  decorators: [
    (Story, { globals }) => {
      const theme = themes.find((one) => one === globals['theme']);
      useEffect(() => {
        if (theme) document.documentElement.setAttribute('data-theme', theme);
        else document.documentElement.removeAttribute('data-theme');
      }, [theme]);
      return (
        <ThemeRoot>
          <Suspense>
            <WorkshopShell language={languages.find((one) => one === globals['language']) ?? defaultLanguage}>
              <Story />
            </WorkshopShell>
          </Suspense>
        </ThemeRoot>
      );
    },
  ],
  parameters: { layout: 'padded' },
};

export default preview;
