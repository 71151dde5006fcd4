import { fileURLToPath } from 'node:url'
import { packageTests } from '@kleinzeug/tooling/vitest'
import { mergeConfig } from 'vitest/config'
import { contentPlugin } from './build/content/contentPlugin.ts'
import { tools } from './src/registry/tools.ts'

const content = fileURLToPath(new URL('content', import.meta.url))

export default packageTests().then((config) =>
  mergeConfig(config, {
    plugins: [contentPlugin(content, tools)],
  }),
)
