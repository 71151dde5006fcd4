import { articles } from 'virtual:content'
import { tools } from './tools.ts'

/** Pages that carry no article of their own. */
const plainPaths = ['/', '/blog', '/user', '/login', '/meta/settings', '/apps/svgEditorx']

/** Every page of the site, for prerendering, sitemap, search and tests. `/_app` leads to `/`. */
export const pagePaths: readonly string[] = [
  ...plainPaths,
  ...tools.map(({ route }) => `/apps/${route}`),
  ...tools.filter((tool) => 'source' in tool).map(({ route }) => `/source/${route}`),
  ...articles.map(({ path }) => path).filter((path) => !path.startsWith('/apps/')),
]
