import type { StorybookConfig } from '@storybook/react-vite'
import { fileURLToPath } from 'node:url'
import { mergeConfig, type Plugin, type PluginOption } from 'vite'
import { fromSource } from '@kleinzeug/tooling/vitest'
import { contentPlugin } from '@kleinzeug/web/content'
import { mdxPlugin } from '@kleinzeug/web/mdx'
import { tools } from '@kleinzeug/web/tools'
import { workspacePlugin } from '@kleinzeug/web/workspace'
import { usesPlugin } from './usesPlugin.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const texts = path('../../web/content')

async function asyncFlat(plugins: readonly PluginOption[]): Promise<Plugin[]> {
  const flat: Plugin[] = []
  for (const option of plugins) {
    const plugin = await option
    if (Array.isArray(plugin)) flat.push(...(await asyncFlat(plugin)))
    else if (plugin) flat.push(plugin)
  }
  return flat
}

/** Lets the compiler of the docs pages leave the texts of the site to that of the site. */
function leaveTextsOut(plugins: readonly Plugin[]) {
  const transform = plugins.find(({ name }) => name === 'storybook:mdx-plugin')?.transform
  if (typeof transform !== 'object')
    throw new Error('Storybook compiles its docs pages by another plugin now.')
  transform.filter = { id: { include: /\.mdx$/, exclude: `${texts}/**` } }
}

/** No story shows the source pages, and to highlight all sources takes a while. */
const noSources: Plugin = {
  name: 'no-sources',
  resolveId: (id) => (id === 'virtual:source' ? '\0virtual:source' : undefined),
  load: (id) => (id === '\0virtual:source' ? 'export const sources = {}' : undefined),
}

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../foundations/**/*.{mdx,stories.tsx}',
    '../../../packages/*/src/**/*.stories.tsx',
    '../../web/src/**/*.stories.tsx',
  ],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The tests play stories and read no table of props.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: path('./docgen.json'),
      include: ['packages/ui/src', 'packages/*/src/view', 'sites/web/src/{frame,content,pages}'].map(
        (folder) => path(`../../../${folder}/**/*.tsx`),
      ),
      exclude: ['**/*.{stories,test,browser.test,server.test,fixtures}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Attributes of HTML elements stand in HTML's own documentation.
      propFilter: ({ parent, declarations }) =>
        ![parent, ...(declarations ?? [])].some((place) => place?.fileName.includes('node_modules')),
    },
  },
  viteFinal: async (config) => {
    leaveTextsOut(await asyncFlat(config.plugins ?? []))
    return mergeConfig(config, {
      ...fromSource,
      // Frame and pages take their words from the site's texts.
      plugins: [
        contentPlugin(texts, tools),
        workspacePlugin(path('../../..'), texts, tools),
        mdxPlugin,
        noSources,
        usesPlugin(path('../../..')),
      ],
      // A worker imports it late: Vite would find it only then and reload the page in the middle of a test.
      optimizeDeps: { include: ['@kleinzeug/web > @kleinzeug/svg-editor > svgo/browser'] },
    })
  },
} satisfies StorybookConfig
