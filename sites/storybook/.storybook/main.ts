import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { fromSource } from '@kleinzeug/tooling/vitest'

export default {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx', '../../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => mergeConfig(config, fromSource),
} satisfies StorybookConfig
