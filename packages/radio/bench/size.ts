// What the radio costs a page: minified, brotli 11, without React and jotai, in parts as they are loaded; once by itself and
// once with all that it depends on, which other tools of a page share.
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { fromSource } from '@kleinzeug/tooling/vitest'

const kib = (content: string | Buffer) => `${(brotliCompressSync(content).length / 1_024).toFixed(1)} KiB`

async function measure(name: string, external: RegExp[]) {
  const bundled = await build({
    ...fromSource,
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: '../src/index.ts', formats: ['es'] },
      rolldownOptions: { external: [/^react/, /^jotai/, ...external] },
    },
  })
  if (!Array.isArray(bundled)) throw new Error('The build gave no list of bundles.')
  for (const chunk of bundled.flatMap(({ output }) => output))
    if (chunk.type === 'chunk') console.log(`${name}${chunk.isEntry ? '' : ' (part)'}: ${kib(chunk.code)}`)
}

await measure('the package by itself', [/^valibot/, /^@kleinzeug/, /^hls/])
await measure('with its dependencies', [])
