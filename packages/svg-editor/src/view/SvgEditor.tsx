import { Announcer, Legend, openFile, saveFile, useAnnouncer } from '@kleinzeug/ui'
import { Provider, useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { defaultLabels, type SvgEditorLabels } from '../labels.ts'
import { newDrawing } from '../model/newNodes.ts'
import { fromTree } from '../model/record.ts'
import { createSvgEditorState } from '../state/createSvgEditorState.ts'
import { keyName, type Panel } from '../state/keyTable.ts'
import { persist } from '../state/persistence.ts'
import type { DialogName } from '../state/session.ts'
import { svgEditorSlice, type SvgEditorStorage } from '../storage.ts'
import { Canvas } from './Canvas.tsx'
import { EditorContext, useEditor } from './EditorContext.ts'
import { FormPanel } from './FormPanel.tsx'
import { HelpDialog } from './HelpDialog.tsx'
import { HintBar } from './HintBar.tsx'
import { JumpDialog } from './JumpDialog.tsx'
import { LibraryPanel } from './LibraryPanel.tsx'
import { OutputDialog } from './OutputDialog.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { SourcePanel } from './SourcePanel.tsx'
import { TreePanel } from './TreePanel.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'

export interface SvgEditorProps {
  /** Where it keeps its data; in memory when left out. Give the same adapter at every render. */
  storage?: SvgEditorStorage
  /** Texts to replace. */
  labels?: Partial<SvgEditorLabels>
  /** A way back, shown beside the title: the editor is meant to fill the page. */
  home?: ReactNode
  /**
   * Whether it takes the focus when it appears, and answers keys while nothing on the page has it.
   *
   * @defaultValue false
   */
  startFocused?: boolean
  className?: string
}

const textField = (target: EventTarget | undefined) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [contenteditable]'))

/**
 * An SVG editor for the keyboard. It fills its parent, which must have a height. Every node and every
 * path command can be made, placed and changed by key; what a file holds beyond that stays as it was.
 */
export function SvgEditor({ storage, labels, home, startFocused = false, className = '' }: SvgEditorProps) {
  const [editor] = useState(() => createSvgEditorState(svgEditorSlice.defaults()))
  const [announce, region] = useAnnouncer()
  const root = useRef<HTMLElement>(null)
  const texts = useMemo<SvgEditorLabels>(() => ({ ...defaultLabels, ...labels }) as SvgEditorLabels, [labels])
  const surroundings = useMemo(() => ({ editor, labels: texts, announce }), [editor, texts, announce])

  // What is stored comes in after the first render, so that a server's markup and the browser's agree.
  useEffect(() => {
    const data = storage?.read()
    if (data) {
      editor.store.reset(fromTree(data.current) ?? newDrawing(), data.history)
      editor.session.choose([editor.store.drawing().root])
      editor.jot.set(editor.atoms.library, data.library)
    }
    if (!storage) return undefined
    const { flush, end } = persist(editor.session, storage)
    const leave = () => flush()
    const hide = () => document.visibilityState === 'hidden' && flush()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      end()
    }
  }, [editor, storage])

  useEffect(() => {
    editor.connect({
      save: saveFile,
      open: openFile,
      focus: (panel: Panel, input = false) => {
        editor.jot.set(editor.atoms.panel, panel)
        const selector = input
          ? '[data-panel="form"] [data-present] input'
          : `[data-panel="${panel}"] [data-focus], [data-panel="${panel}"][data-focus]`
        const find = () => {
          const element = root.current?.querySelector<HTMLElement>(selector)
          element?.focus({ preventScroll: !input })
          return element?.matches(':focus')
        }
        // On a small screen, and when it opens just now, a panel is there after the next render.
        if (!find()) requestAnimationFrame(find)
      },
      say: ({ key, values }) => {
        const sentence: (...values: ReadonlyArray<string | number>) => string = texts[`say.${key}`]
        announce(
          key === 'mode'
            ? texts[`mode.${String(values[0])}` as 'mode.ready']
            : key === 'panel'
              ? texts[String(values[0]) as 'tree']
              : sentence(...values),
        )
      },
      windowSize: () =>
        root.current?.querySelector('.svg-editor-stage')?.getBoundingClientRect() ?? {
          width: 400,
          height: 400,
        },
    })
  }, [editor, texts, announce])

  useEffect(() => {
    if (!startFocused) return undefined
    root.current?.querySelector<HTMLElement>('[data-focus="tree"]')?.focus({ preventScroll: true })
    const stray = (event: KeyboardEvent) => {
      if (event.target === document.body && answer(editor, event)) event.preventDefault()
    }
    document.addEventListener('keydown', stray)
    return () => document.removeEventListener('keydown', stray)
  }, [startFocused, editor])

  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && answer(editor, event)) event.preventDefault()
    }
    const onPaste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (textField(event.composedPath()[0]) || !/^\s*<(?:svg|\?xml|!--|!DOCTYPE)/i.test(text)) return
      event.preventDefault()
      editor.jot.set(editor.atoms.pasted, text)
      editor.jot.set(editor.atoms.dialog, 'paste')
    }
    const onFocus = ({ target }: FocusEvent) => {
      const panel = target instanceof Element && target.closest('[data-panel]')?.getAttribute('data-panel')
      if (panel) editor.jot.set(editor.atoms.panel, panel as Panel)
    }
    element.addEventListener('keydown', onKey)
    element.addEventListener('paste', onPaste)
    element.addEventListener('focusin', onFocus)
    return () => {
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('paste', onPaste)
      element.removeEventListener('focusin', onFocus)
    }
  }, [editor])

  return (
    <Provider store={editor.jot}>
      <EditorContext value={surroundings}>
        <section ref={root} className={`svg-editor ${className}`.trim()} aria-label={texts.title}>
          <Bench home={home} />
          <Dialogs />
          <Announcer region={region} />
        </section>
      </EditorContext>
    </Provider>
  )
}

/** Gives a key to the editor, unless it belongs to a text, a dialog or the browser. */
function answer(editor: ReturnType<typeof createSvgEditorState>, event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  const key = keyName({
    key: event.key,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    shiftKey: event.shiftKey,
    isComposing: event.isComposing,
    altGraph: event.getModifierState('AltGraph'),
  })
  if (key === undefined) return false
  if (target instanceof Element && target.closest('dialog')) return false
  if (textField(target) && key !== 'F6') return false
  // A key on a link or button presses it.
  if ((key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button, a[href]'))
    return false
  return editor.press(key, { shift: event.shiftKey, alt: event.altKey })
}

function Bench({ home }: { home: ReactNode }) {
  const { editor, labels } = useEditor()
  const sourceOpen = useAtomValue(editor.atoms.sourceOpen)
  const panel = useAtomValue(editor.atoms.panel)
  const panels: readonly Panel[] = sourceOpen
    ? ['tree', 'form', 'library', 'source']
    : ['tree', 'form', 'library']
  return (
    <div className="svg-editor-bench" data-panel-now={panel} data-source={sourceOpen || undefined}>
      <header className="svg-editor-head">
        {home}
        <Legend>{labels.title}</Legend>
      </header>
      <Canvas />
      <div className="svg-editor-tabs" role="group" aria-label={labels.panels}>
        {panels.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={panel === each}
            onClick={() => editor.session.host.focus(each)}
          >
            {labels[each]}
          </button>
        ))}
      </div>
      <TreePanel />
      <FormPanel />
      <LibraryPanel />
      {sourceOpen && <SourcePanel />}
      <TroubleNotice />
      <HintBar />
    </div>
  )
}

function Dialogs() {
  const { editor } = useEditor()
  const dialog = useAtomValue(editor.atoms.dialog)
  const close = () => editor.jot.set(editor.atoms.dialog, undefined)
  const shown = (name: DialogName) => ({ open: dialog === name, onClose: close })
  return (
    <>
      <HelpDialog {...shown('help')} />
      <PasteDialog {...shown('paste')} />
      <JumpDialog {...shown('jump')} />
      <OutputDialog {...shown('output')} />
    </>
  )
}
