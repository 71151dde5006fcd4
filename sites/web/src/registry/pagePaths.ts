import { articles } from 'virtual:content'
import { publishedTools } from './publishedTools.ts'

const leading = ['/', ...publishedTools.map(({ route }) => `/apps/${route}`)]

/** Paths for prerendering, sitemap, search and tests: tools, source pages, other articles. */
export const pagePaths: readonly string[] = [
  ...leading,
  ...publishedTools.filter(({ source }) => source).map(({ route }) => `/source/${route}`),
  ...articles.map(({ path }) => path).filter((path) => !leading.includes(path)),
]
