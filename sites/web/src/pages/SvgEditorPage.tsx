import { keysMark, mark, reactMark } from '../page/marks.ts'
import { SvgEditor, svgEditorJournalSlice, svgEditorSlice } from '@kleinzeug/svg-editor'
import '@kleinzeug/svg-editor/styles.css'
import { Link } from '@tanstack/react-router'
import { SavedState } from '../record/SavedState.tsx'
import type { LoadedArticle } from './loadArticle.ts'
import { page } from '../page/page.ts'
import { siteConfig } from '../site.config.ts'
import './svgEditorPage.css'

// The editor itself reads its data after the first render, so it needs no adapter that waits for hydration.
const storage = page.record.slice(svgEditorSlice)
const journal = page.record.slice(svgEditorJournalSlice)

const home = (
  <>
    <Link to="/">{siteConfig.product}</Link> <SavedState />
  </>
)

/** The editor fills the window; the site adds only the link back. */
export function SvgEditorPage({ article, Body }: LoadedArticle) {
  return (
    <div className="svg-editor-page" {...mark(reactMark)} {...mark(keysMark)}>
      <h1 className="ui-visually-hidden">{article.title}</h1>
      {/* Shown when scripts are off. */}
      <noscript>
        <div className="svg-editor-help">
          <p>{article.description}</p>
          {import.meta.env.SSR && <Body />}
        </div>
      </noscript>
      <SvgEditor storage={storage} journal={journal} startFocused home={home} />
    </div>
  )
}
