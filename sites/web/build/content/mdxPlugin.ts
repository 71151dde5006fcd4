import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import mdx from '@mdx-js/rollup'
import rehypeShiki from '@shikijs/rehype/core'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { tools } from '../../src/registry/tools.ts'
import { codeClasses } from './codeTheme.ts'
import { highlighter, tokenizeTimeLimit } from './highlighter.ts'
import { remarkFigureAges } from './figureAges.ts'
import { remarkKeyTable } from './keyTable.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const texts = path('../../content')

/** Compiles the texts of the site. */
export const mdxPlugin = {
  enforce: 'pre' as const,
  ...mdx({
    // Storybook compiles docs pages of its own.
    include: `${texts}/**`,
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      remarkFigureAges,
      [remarkKeyTable, join(texts, 'tools'), path('../../../../packages'), tools],
    ],
    rehypePlugins: [
      rehypeSlug,
      [rehypeShiki, highlighter, { theme: 'kleinzeug', transformers: [codeClasses], tokenizeTimeLimit }],
    ],
  }),
}
