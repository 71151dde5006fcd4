import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Larger chunks are libraries that are loaded on request, such as the writer of PDFs: not worth the seconds. */
const LARGEST = 250_000

/** Minifies once more: the bundler's own minifier is fast, terser's output is smaller by 0.5 to 1.5 %. */
export const terserPlugin: Plugin = {
  name: 'kleinzeug-terser',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || chunk.code.length > LARGEST) continue
      const { code } = await minify(chunk.code, {
        module: true,
        compress: { passes: 2 },
        format: { ecma: 2020 },
      })
      chunk.code = code ?? chunk.code
    }
  },
}
