import { keysMark, mark, reactMark } from '../page/marks.ts'
import { SvgEditor, svgEditorJournalSlice, svgEditorSlice } from '@kleinzeug/svg-editor'
import '@kleinzeug/svg-editor/styles.css'
import type { ReactNode } from 'react'
import { SavedState } from '../record/SavedState.tsx'
import { page } from '../page/page.ts'
import './svgEditorPage.css'

export interface SvgEditorPageProps {
  title: string
  /** The link back to the start page. */
  back: ReactNode
  /** Shown where there are no scripts. */
  help?: ReactNode
}

// The editor itself reads its data after the first render, so it needs no adapter that waits for hydration.
const storage = page.record.slice(svgEditorSlice)
const journal = page.record.slice(svgEditorJournalSlice)

/** The editor fills the window; the site adds only the link back. */
export function SvgEditorPage({ title, back, help }: SvgEditorPageProps) {
  const home = (
    <>
      {back} <SavedState />
    </>
  )
  return (
    <div className="svg-editor-page" {...mark(reactMark)} {...mark(keysMark)}>
      <h1 className="ui-visually-hidden">{title}</h1>
      <noscript>{help}</noscript>
      <SvgEditor storage={storage} journal={journal} startFocused home={home} />
    </div>
  )
}
