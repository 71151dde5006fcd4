// What the radio costs a page: minified, brotli 11, without React, jotai and the lazy HLS part.
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { fromSource } from '@kleinzeug/tooling/vitest'

const bundled = await build({
  ...fromSource,
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    minify: true,
    lib: { entry: '../src/index.ts', formats: ['es'] },
    rolldownOptions: { external: [/^react/, /^jotai/] },
  },
})
if (!Array.isArray(bundled)) throw new Error('The build gave no list of bundles.')

const kib = (content: string | Buffer) => `${(brotliCompressSync(content).length / 1_024).toFixed(1)} KiB`

for (const chunk of bundled.flatMap(({ output }) => output))
  if (chunk.type === 'chunk')
    console.log(`${chunk.fileName}${chunk.isEntry ? '' : ' (lazy)'}: ${kib(chunk.code)}`)
