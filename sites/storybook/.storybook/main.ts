import type { StorybookConfig } from '@storybook/react-vite'
import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { contentPlugin } from '@kleinzeug/web/content'
import { tools } from '@kleinzeug/web/tools'

export default {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx', '../../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      ...fromSource,
      // The frame takes its words from the site's texts.
      plugins: [contentPlugin(fileURLToPath(new URL('../../web/content', import.meta.url)), tools)],
      // A worker imports it late: Vite would find it only then and reload the page in the middle of a test.
      optimizeDeps: { include: ['@kleinzeug/web > @kleinzeug/svg-editor > svgo/browser'] },
    }),
} satisfies StorybookConfig
