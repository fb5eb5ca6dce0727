import type { StorybookConfig } from '@storybook/react-vite';

/** Storybook, the component workshop: `npm run workshop`. The pictures of its stories are tests (e2e/states). */
const configuration: StorybookConfig = {
  framework: '@storybook/react-vite',
  // The library and the folders in it name a story's group.
  stories: ['ui', 'forms', 'charts', 'data-grid', 'offer-view'].map((library) => ({
    directory: `../libs/${library}/src`,
    files: '**/*.stories.tsx',
    titlePrefix: library,
  })),
  addons: [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, allowedHosts: ['localhost'] },
  // The types of the properties are read by the type checker; the workshop has no tables of them.
  typescript: { reactDocgen: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) => ({
    ...vite,
    // As webpack, Jest and tsx do: packages of the workspace are taken from their sources.
    resolve: { ...vite.resolve, conditions: ['source', 'module', 'browser', 'development|production'] },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default configuration;
