import { DraftsProvider, ExportContext, useToolStorage, type DataProps } from '@kleinzeug/shell'
import type { FileMemory } from '@kleinzeug/storage'
import { Announcer, useAnnouncer } from '@kleinzeug/ui'
import { Provider } from 'jotai'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { SvgEditorLabels } from '../labels.ts'
import { editorLabels } from '../labels/editor.ts'
import { newDrawing } from '../model/edit/newNodes.ts'
import type { SvgEditorData } from '../model/document/editorData.ts'
import { fromTree } from '../model/document/record.ts'
import { createEditor, type Editor } from '../state/createEditor.ts'
import { persist } from '../state/storing/persistence.ts'
import { svgEditorSlice, type SvgEditorJournalStorage, type SvgEditorLargeStorage } from '../storage.ts'
import { Dialogs, Workspace } from './Workspace.tsx'
import { browserHost } from './browserHost.ts'
import { EditorContext } from './EditorContext.ts'
import { answerKey } from './keys/answerKey.ts'
import { panelOf, takesText, typingIn } from './keys/textField.ts'

interface OwnProps {
  /**
   * Called with the data whenever a change that is made in this editor is stored, or would be: about 0.3 s after it, and
   * not for what another tab has drawn. A drawing that is stored in `large` is not told. So it is with `onValueChange`.
   */
  onChange?: ((data: SvgEditorData) => void) | undefined
  /** Called with each file that the visitor saves, one that is written in place included. */
  onExport?: ((file: File) => void) | undefined
  /**
   * Stores the newest edits apart, so that a change in a large drawing costs little; the drawing is then stored
   * as a whole after a pause and when the page is hidden. Pass the same adapter at every render.
   */
  journal?: SvgEditorJournalStorage | undefined
  /**
   * Stores a drawing that is larger than the record may be, 2.5 million characters; without it such a drawing stays
   * in memory, with a notice. Pass the same adapter at every render.
   */
  large?: SvgEditorLargeStorage | undefined
  /**
   * Remembers the file that the drawing was last written to (Ctrl+S), where the browser can; until the page is left when
   * left out. Read once.
   */
  fileMemory?: Pick<FileMemory, 'load'> | undefined
  /** Texts to replace. */
  labels?: Partial<SvgEditorLabels> | undefined
  /** A link back, shown beside the title, as the editor usually fills the page. */
  home?: ReactNode
  /** A notice of the host page, shown above the canvas, as the page has no room beside the editor. */
  notice?: ReactNode
  /**
   * Whether the editor takes the focus when mounted, and handles keys while nothing on the page has the focus.
   *
   * @defaultValue false
   */
  startFocused?: boolean | undefined
  className?: string | undefined
}

export type SvgEditorProps = DataProps<SvgEditorData> & OwnProps

/**
 * An SVG editor for the keyboard. It fills its parent, which must have a height. Every node and every
 * path command can be created, placed and changed by key; all other content of a file is kept verbatim.
 *
 * @example
 * ```tsx
 * const storage = localStorageAdapter('my-drawings', svgEditorSlice)
 *
 * const App = () => (
 *   <div style={{ height: '100vh' }}>
 *     <SvgEditor storage={storage} startFocused />
 *   </div>
 * )
 * ```
 */
export function SvgEditor(props: SvgEditorProps) {
  const { storage, initial, value, onExport, journal, large, fileMemory, labels, home, notice } = props
  const { startFocused = false, className = '' } = props
  const [announce, region] = useAnnouncer()
  const root = useRef<HTMLElement>(null)
  const texts = useMemo(() => ({ ...editorLabels, ...labels }), [labels])
  const [host] = useState(() => browserHost(announce, fileMemory))
  const [first] = useState(() => (!storage && (initial ?? value)) || svgEditorSlice.defaults())
  const [editor] = useState(() => createEditor(first, host))
  const context = useMemo(() => ({ editor, labels: texts, announce }), [editor, texts, announce])

  useLayoutEffect(() => host.attach(root.current, texts, onExport))
  const kept = useToolStorage(props, first)
  const isControlled = value !== undefined
  const isKept = !!(storage ?? props.onChange) || isControlled

  // An empty storage that takes the place of another starts anew.
  const shown = useRef(storage)
  // Stored data is loaded after the first render, so that it matches the server's markup.
  useEffect(() => {
    const data = storage?.read() ?? (shown.current === storage ? undefined : first)
    shown.current = storage
    if (data) {
      editor.store.reset(fromTree(data.current) ?? newDrawing(), data.library, data.history)
      const { root } = editor.store.drawing()
      if (data.fileName !== undefined) editor.fileNames.set(root, data.fileName)
      editor.select([root])
    }
    if (!isKept) return undefined
    const { flush, end } = persist(editor, kept, { journal, large, isControlled })
    const hide = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', hide)
      end()
    }
  }, [editor, storage, kept, journal, large, first, isKept, isControlled])

  useEffect(() => {
    if (!startFocused) return undefined
    // The focus goes to the tree, so that keys work at once; not away from a field that is typed into already.
    if (!document.activeElement?.matches('input, textarea, select'))
      root.current?.querySelector<HTMLElement>('[data-focus="tree"]')?.focus({ preventScroll: true })
    const listening = new AbortController()
    const onStrayKey = (event: KeyboardEvent) => {
      if (event.target === document.body && answerKey(editor, event)) event.preventDefault()
    }
    const onStrayPaste = (event: ClipboardEvent) => {
      if (event.target === document.body) openPasted(editor, event)
    }
    document.addEventListener('keydown', onStrayKey, listening)
    document.addEventListener('paste', onStrayPaste, listening)
    return () => listening.abort()
  }, [startFocused, editor])

  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const { atomStore, atoms } = editor
    const listening = new AbortController()
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && answerKey(editor, event)) event.preventDefault()
    }
    const follow = (focused: unknown) => {
      atomStore.set(atoms.typing, typingIn(focused))
      const panel = panelOf(focused)
      if (panel) atomStore.set(atoms.panel, panel)
    }
    // A visitor may be typing already when the page is hydrated.
    const focused = element.querySelector(':focus')
    if (focused) follow(focused)
    element.addEventListener('keydown', onKey, listening)
    element.addEventListener('paste', (event) => openPasted(editor, event), listening)
    element.addEventListener('focusin', (event) => follow(event.composedPath()[0]), listening)
    element.addEventListener('focusout', () => atomStore.set(atoms.typing, undefined), listening)
    return () => listening.abort()
  }, [editor])

  return (
    <Provider store={editor.atomStore}>
      <EditorContext value={context}>
        <section ref={root} className={`svg-editor ${className}`.trim()} aria-label={texts.title}>
          <DraftsProvider storage={storage}>
            <ExportContext value={onExport}>
              <Workspace home={home} notice={notice} />
              <Dialogs />
            </ExportContext>
          </DraftsProvider>
          <Announcer region={region} />
        </section>
      </EditorContext>
    </Provider>
  )
}

/**
 * Handles a paste: a whole source, or a text with drawings in it, opens in the paste dialog, a fragment is inserted into the drawing, every
 * other text is ignored.
 */
function openPasted(editor: Editor, event: ClipboardEvent) {
  const { atomStore, atoms } = editor
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (takesText(event.composedPath()[0]) || !/^\s*<[\w?!]|<svg[\s>]/.test(text)) return
  event.preventDefault()
  import('../state/pasteFragment.ts').then(
    (part) => part.pasteSource(editor, text),
    () => atomStore.set(atoms.unavailable, true),
  )
}
