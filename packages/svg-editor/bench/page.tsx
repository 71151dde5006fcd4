// The editor alone on a page, with a drawing of N rects; saving into memory is on, as in real use.
import { memoryStorage } from '@kleinzeug/storage'
import { createRoot } from 'react-dom/client'
import { SvgEditor, type SvgEditorData } from '../src/index.ts'
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
  const storage = memoryStorage<SvgEditorData>({ current: toTree(readSvg(source)), library: [] })
  createRoot(root).render(<SvgEditor storage={storage} startFocused />)
}
