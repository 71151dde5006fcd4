import { readFileSync } from 'node:fs'
import { packageTests } from '@kleinzeug/tooling/vitest'
import type { Plugin } from 'vite'
import { mergeConfig } from 'vitest/config'
import { allIcons } from './src/model/text/corpus.fixtures.ts'

const corpus = '\0virtual:icons'

/** The icons of the npm packages in one module, as thousands of requests would take minutes. */
const icons: Plugin = {
  name: 'icons',
  resolveId: (id) => (id === 'virtual:icons' ? corpus : undefined),
  load: (id) => {
    if (id !== corpus) return undefined
    const list = allIcons.map((file) => ({
      name: file.split('/').slice(-3).join('/'),
      source: readFileSync(file, 'utf8'),
    }))
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(list))})`
  },
}

// Only the worker imports it: discovered late, Vite would prebundle it and reload in the middle of a test.
export default mergeConfig(await packageTests(), {
  plugins: [icons],
  optimizeDeps: { include: ['svgo/browser'] },
})
