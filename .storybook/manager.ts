import { addons } from 'storybook/manager-api';

addons.setConfig({ enableShortcuts: false, bottomPanelHeight: 0, rightPanelWidth: 0 });
