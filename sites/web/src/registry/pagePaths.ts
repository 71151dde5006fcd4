import { articles } from 'virtual:content'
import { publishedTools } from './publishedTools.ts'

const leading = ['/', ...publishedTools.map(({ route }) => `/apps/${route}`)]

/**
 * Every page of the site, for prerendering, sitemap, search and tests: the tools in their order, their
 * source pages, and every other article. `/_app` redirects to `/`.
 */
export const pagePaths: readonly string[] = [
  ...leading,
  ...publishedTools.filter(({ source }) => source).map(({ route }) => `/source/${route}`),
  ...articles.map(({ path }) => path).filter((path) => !leading.includes(path)),
]
