import { fileURLToPath } from 'node:url'
import mdx from '@mdx-js/rollup'
import { fromSource } from '@kleinzeug/tooling/vitest'
import rehypeShiki from '@shikijs/rehype/core'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import { createHighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { defineConfig } from 'vite'
import { contentPlugin } from './build/contentPlugin.ts'
import { firstPaintPlugin } from './build/firstPaintPlugin.ts'
import { codeClasses, codeTheme } from './build/codeTheme.ts'

const highlighter = await createHighlighterCore({
  themes: [codeTheme],
  langs: [
    import('shiki/langs/tsx.mjs'),
    import('shiki/langs/css.mjs'),
    import('shiki/langs/html.mjs'),
    import('shiki/langs/http.mjs'),
    import('shiki/langs/json.mjs'),
    import('shiki/langs/shellscript.mjs'),
  ],
  langAlias: { ts: 'tsx', js: 'tsx', sh: 'shellscript' },
  engine: createJavaScriptRegexEngine(),
})

export default defineConfig({
  ...fromSource,
  plugins: [
    contentPlugin(fileURLToPath(new URL('content', import.meta.url))),
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
    {
      enforce: 'pre',
      ...mdx({
        remarkPlugins: [remarkFrontmatter],
        rehypePlugins: [
          rehypeSlug,
          [rehypeShiki, highlighter, { theme: 'kleinzeug', transformers: [codeClasses] }],
        ],
      }),
    },
    react({ include: /\.(mdx|tsx?)$/ }),
    firstPaintPlugin(),
  ],
  ssr: { ...fromSource.ssr, noExternal: [/^@kleinzeug\//, /^@fontsource/] },
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One chunk for what every page needs: small chunks compress badly.
        advancedChunks: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/ }],
        },
      },
    },
  },
  server: { proxy: { '/apix': 'http://localhost:4174' } },
})
