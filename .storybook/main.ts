import type { StorybookConfig } from '@storybook/react-vite'
import { islandSheets } from '#tools/build/sheets.ts'
import { referencePages } from './referencePages.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/catalogue/*.stories.tsx', '../stories/*.stories.tsx', '../stories/ui/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The mocks' service worker and what the newspaper serves.
  staticDirs: [
    '../mocks/public',
    ...['avatars', 'films', 'images', 'portraits', 'static'].map((name) => ({
      from: `../newspaper/cms/assets/${name}`,
      to: `/${name}`,
    })),
    // hls.js, with which the newspaper's player plays streams.
    { from: '../node_modules/hls.js/dist', to: '/static/hls' },
  ],
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), islandSheets, referencePages()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The widgets have no properties to document: their options are markers'.
  typescript: { reactDocgen: false },
}

export default config
