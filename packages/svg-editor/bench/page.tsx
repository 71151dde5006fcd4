// The benchmarked page: the editor alone, with browser storage as in real use.
import { localStorageAdapter } from '@kleinzeug/storage/local'
import { createRoot } from 'react-dom/client'
import { SvgEditor, svgEditorJournalSlice, svgEditorSlice } from '../src/index.ts'
import { readSvg } from '../src/model/text/readSvg.ts'
import { toTree } from '../src/model/document/record.ts'
import '../src/view/svg-editor.css'
import '@kleinzeug/ui/styles.css'

declare global {
  interface Window {
    openDrawing: (source: string) => void
  }
}

window.openDrawing = (source) => {
  const root = document.createElement('div')
  root.style.height = '100vh'
  document.body.replaceChildren(root)
  const storage = localStorageAdapter('bench', svgEditorSlice)
  storage.write({ current: toTree(readSvg(source)), library: [] })
  const journal = localStorageAdapter('bench-journal', svgEditorJournalSlice)
  createRoot(root).render(<SvgEditor storage={storage} journal={journal} startFocused />)
}
