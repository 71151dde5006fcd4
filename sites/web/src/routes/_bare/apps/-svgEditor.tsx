import { SvgEditor, svgEditorJournalSlice, svgEditorLargeSlice, svgEditorSlice } from '@kleinzeug/svg-editor'
import '@kleinzeug/svg-editor/styles.css'
import { followMark, keysMark, mark, reactMark } from '../../../page/marks.ts'
import { page } from '../../../page/page.ts'
import { SavedState } from '../../../record/SavedState.tsx'
import { withoutScriptLabels } from '../../../pages/parts/withoutScriptLabels.ts'
import { siteConfig } from '../../../site.config.ts'
import type { BarePageProps } from '../../../pages/BarePageProps.ts'
import './-svgEditor.css'

// The editor itself reads its data after the first render, so it needs no adapter that waits for hydration.
const storage = page.record.slice(svgEditorSlice)
const journal = page.record.slice(svgEditorJournalSlice)
const large = page.record.slice(svgEditorLargeSlice)
const memory = { load: async () => (await import('../../../record/fileNotes.ts')).notesOf('svgEditor') }

export { SvgEditor as Tool, svgEditorSlice as slice }

const home = (
  <>
    <a href="/" {...mark(followMark)}>
      {siteConfig.product}
    </a>{' '}
    <SavedState />
  </>
)

/** The editor fills the window; the site adds only the link back. */
export default function SvgEditorPage({ title, help }: BarePageProps) {
  return (
    <div className="svg-editor-page" {...mark(reactMark)} {...mark(keysMark)}>
      <h1 className="ui-visually-hidden">{title}</h1>
      {/* Shown when scripts are off. */}
      <noscript>
        <div className="svg-editor-unscripted">{help}</div>
      </noscript>
      <p className="without-script" data-if-unloaded="" role="status">
        {withoutScriptLabels.unloaded}
      </p>
      <SvgEditor
        storage={storage}
        journal={journal}
        large={large}
        fileMemory={memory}
        startFocused
        home={home}
      />
    </div>
  )
}
