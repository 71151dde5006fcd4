// Compresses what is text, once, so that the server need not do it at every request.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

for (const file of globSync('**/*.{html,js,css,svg,json,xml,txt,webmanifest}', { cwd: dist })) {
  const text = readFileSync(dist + file)
  const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } })
  if (packed.length < text.length) writeFileSync(`${dist}${file}.br`, packed)
}
