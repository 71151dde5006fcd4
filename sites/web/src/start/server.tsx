import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { headOf, notFoundHead, type PageHead } from '../page/head.ts'
import { BareLayout } from '../frame/BareLayout.tsx'
import { barePages } from '../pages/barePages.ts'
import { LazyNotFoundPage } from '../pages/lazyNotFoundPage.ts'
import { loadArticle } from '../pages/loadArticle.ts'
import { withoutScriptLabels } from '../pages/parts/withoutScriptLabels.ts'
import { SourceCode, type HighlightedFile } from '../pages/source/SourceCode.tsx'
import { loadDrawings } from '../registry/loadDrawings.ts'
import { createRouter } from './router.tsx'

export { firstPaintScript } from '../theme/firstPaint.ts'
export { fullTitle } from '../page/head.ts'
export { pagePaths } from '../registry/pagePaths.ts'
export { siteConfig, unfilledSettings } from '../site.config.ts'

export interface RenderedPage {
  readonly html: string
  readonly head: PageHead
  /** 200, or 404 where no page is. */
  readonly status: number
  /** The matched routes, outermost first; their chunks are what the page needs. */
  readonly routeIds: readonly string[]
  /** Whether the page starts without the router. */
  readonly bare: boolean
  /** The path that the route redirects to. */
  readonly redirect?: string
}

/** Renders a page without the frame as its document starts it: without the router. */
async function renderBare(path: string): Promise<string | undefined> {
  const module = await barePages[path]?.()
  const loaded = module && (await loadArticle(path))
  if (!loaded) return undefined
  const { article, Body } = loaded
  const help = (
    <>
      <p>{withoutScriptLabels.tool}</p>
      <p>{article.description}</p>
      <Body />
    </>
  )
  return renderToString(
    <BareLayout path={path}>
      <module.default title={article.title} help={help} />
    </BareLayout>,
  )
}

/** The line drawing of every tool as markup, by the path of its page. */
export async function toolDrawings(): Promise<ReadonlyMap<string, string>> {
  const drawings = Object.entries(await loadDrawings())
  return new Map(
    drawings.map(([route, drawing]) => [
      `/apps/${route}`,
      renderToStaticMarkup(<svg viewBox="0 0 250 150">{drawing}</svg>),
    ]),
  )
}

/** Renders a file of a source page for the document of its own. */
export const renderSourceFile = (file: HighlightedFile) => renderToStaticMarkup(<SourceCode file={file} />)

/** Renders the page of a path for a visitor without data. */
export async function renderPage(path: string): Promise<RenderedPage> {
  const router = createRouter(createMemoryHistory({ initialEntries: [path] }))
  router.isServer = true
  await router.load()
  const arrived = router.state.location.pathname
  const { matches } = router.state
  const head = headOf(matches)
  if (head === notFoundHead) await LazyNotFoundPage.preload?.()
  const bare = await renderBare(arrived)
  return {
    html: bare ?? renderToString(<RouterProvider router={router} />),
    bare: bare !== undefined,
    head,
    // Only the 404 page has no head of its own.
    status: head === notFoundHead ? 404 : 200,
    routeIds: matches.map(({ routeId }) => routeId),
    ...(arrived !== path && { redirect: arrived }),
  }
}
