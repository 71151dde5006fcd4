import { Announcer, openFile, saveFile, useAnnouncer } from '@kleinzeug/ui'
import { flushSync } from 'react-dom'
import { Provider, useAtomValue } from 'jotai'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { SvgEditorLabels } from '../labels.ts'
import { benchTexts } from '../labels/bench.ts'
import { keyLabels } from '../labels/keys.ts'
import { newDrawing } from '../model/edit/newNodes.ts'
import { fromTree } from '../model/document/record.ts'
import { createSvgEditorState, type SvgEditorState } from '../state/createSvgEditorState.ts'
import { keyName, type Panel, type Typing } from '../state/keyTable.ts'
import { persist } from '../state/persistence.ts'
import { svgEditorSlice, type SvgEditorStorage } from '../storage.ts'
import { Bench, Dialogs } from './Bench.tsx'
import { EditorContext, type EditorSurroundings } from './EditorContext.ts'
import { wasHanded } from './handedKeys.ts'
import { takesText, textField } from './keys/textField.ts'

type Later = Pick<typeof import('./later.ts'), 'drawMarks' | 'giveKey' | 'laterLabels'>

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

/** Frames that a panel may take until it can be seen; the source has to be fetched first. */
const mostFrames = (panel: Panel) => (panel === 'source' ? 600 : 10)

/**
 * An SVG editor for the keyboard. It fills its parent, which must have a height. Every node and every
 * path command can be made, placed and changed by key; what a file holds beyond that stays as it was.
 */
export function SvgEditor({ storage, labels, home, startFocused = false, className = '' }: SvgEditorProps) {
  const [announce, region] = useAnnouncer()
  const root = useRef<HTMLElement>(null)
  const [later, setLater] = useState<Later>()
  const [editor] = useState(() =>
    createSvgEditorState(svgEditorSlice.defaults(), async () => {
      const { commandsOf, drawMarks, giveKey, laterLabels } = await import('./later.ts')
      // The very first key is to be answered in words already.
      flushSync(() => setLater({ drawMarks, giveKey, laterLabels }))
      return commandsOf
    }),
  )
  const texts = useMemo<EditorSurroundings['labels']>(
    () => ({ ...benchTexts, ...keyLabels, ...later?.laterLabels, ...labels }),
    [labels, later],
  )
  const busy = useAtomValue(editor.atoms.busy, { store: editor.jot })
  const { drawMarks, giveKey } = later ?? {}
  const surroundings = useMemo(
    () => ({ editor, labels: texts, announce, drawMarks }),
    [editor, texts, announce, drawMarks],
  )

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
    const focus = { isOnItsWay: false }
    editor.connect({
      save: saveFile,
      open: openFile,
      focus: (panel: Panel, input = false) => {
        editor.jot.set(editor.atoms.panel, panel)
        const selector = input
          ? `[data-node="${editor.session.present().id}"] [data-present] input`
          : `[data-panel="${panel}"] [data-focus], [data-panel="${panel}"][data-focus]`
        const find = () => {
          const element = root.current?.querySelector<HTMLElement>(selector)
          element?.focus({ preventScroll: !input })
          return element?.matches(':focus')
        }
        // On a small screen, and when it opens just now, a panel is there after the next render.
        const soon = (frames: number) => {
          const { panel: now, unavailable } = editor.atoms
          const isWanted = editor.jot.get(now) === panel && !editor.jot.get(unavailable)
          focus.isOnItsWay = isWanted && !find() && frames > 0
          if (focus.isOnItsWay) requestAnimationFrame(() => soon(frames - 1))
        }
        soon(mostFrames(panel))
      },
      give: (key, modifiers) => {
        const field = textField(document.activeElement)
        if (!giveKey || !field || !root.current?.contains(field)) return false
        giveKey(field, key, modifiers)
        return true
      },
      settle: async (task) => {
        flushSync(task)
        do await new Promise((resolve) => setTimeout(resolve))
        while (focus.isOnItsWay)
      },
      isSettling: () => focus.isOnItsWay,
      say: ({ key, values }) => {
        const sentence: ((...values: ReadonlyArray<string | number>) => string) | undefined =
          texts[`say.${key}`]
        announce(
          key === 'mode'
            ? texts[`mode.${String(values[0])}` as 'mode.ready']
            : key === 'panel'
              ? texts[String(values[0]) as 'tree']
              : (sentence?.(...values) ?? ''),
        )
      },
      windowSize: () =>
        root.current?.querySelector('.svg-editor-stage')?.getBoundingClientRect() ?? {
          width: 400,
          height: 400,
        },
    })
  }, [editor, texts, announce, giveKey])

  useEffect(() => {
    if (!startFocused) return undefined
    // Whoever is led here will press a key next.
    editor.prepare()
    root.current?.querySelector<HTMLElement>('[data-focus="tree"]')?.focus({ preventScroll: true })
    const stray = (event: KeyboardEvent) => {
      if (event.target === document.body && answer(editor, event)) event.preventDefault()
    }
    const strayPaste = (event: ClipboardEvent) => {
      if (event.target === document.body) takePaste(editor, event)
    }
    document.addEventListener('keydown', stray)
    document.addEventListener('paste', strayPaste)
    return () => {
      document.removeEventListener('keydown', stray)
      document.removeEventListener('paste', strayPaste)
    }
  }, [startFocused, editor])

  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !answer(editor, event)) return
      event.preventDefault()
      // A field would take it too, out of turn.
      if (editor.hasLine()) event.stopPropagation()
    }
    const onFocus = (event: FocusEvent) => {
      const { target } = event
      const [inner] = event.composedPath()
      const kind = takesText(inner) ? (inner.dataset['typing'] ?? 'source') : ''
      editor.jot.set(editor.atoms.typing, (kind || undefined) as Typing | undefined)
      const panel = target instanceof Element && target.closest('[data-panel]')?.getAttribute('data-panel')
      if (panel) editor.jot.set(editor.atoms.panel, panel as Panel)
    }
    // A hand that comes near will want the commands.
    const near = () => editor.prepare()
    element.addEventListener('pointerover', near, { once: true })
    element.addEventListener('keydown', onKey)
    const onPaste = (event: ClipboardEvent) => takePaste(editor, event)
    element.addEventListener('paste', onPaste)
    const onBlur = () => editor.jot.set(editor.atoms.typing, undefined)
    element.addEventListener('focusin', onFocus)
    element.addEventListener('focusout', onBlur)
    return () => {
      element.removeEventListener('pointerover', near)
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('paste', onPaste)
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('focusout', onBlur)
    }
  }, [editor])

  return (
    <Provider store={editor.jot}>
      <EditorContext value={surroundings}>
        <section
          ref={root}
          className={`svg-editor ${className}`.trim()}
          aria-label={texts.title}
          aria-busy={busy || undefined}
        >
          <Bench home={home} />
          <Dialogs />
          <Announcer region={region} />
        </section>
      </EditorContext>
    </Provider>
  )
}

/** Gives a key to the editor, unless it belongs to a text, a dialog or the browser. */
function answer(editor: SvgEditorState, event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  if (wasHanded(event)) return false
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
  if (takesText(target) && key !== 'F6' && !editor.hasLine()) return false
  // A key on a link or button presses it.
  if ((key === 'Enter' || key === ' ') && target instanceof Element && target.closest('button, a[href]'))
    return false
  return editor.press(key, { shift: event.shiftKey, alt: event.altKey })
}

/** A pasted source is shown before it is opened; every other text is left alone. */
function takePaste({ jot, atoms }: SvgEditorState, event: ClipboardEvent) {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (takesText(event.composedPath()[0]) || !/^\s*<(?:svg|\?xml|!--|!DOCTYPE)/i.test(text)) return
  event.preventDefault()
  jot.set(atoms.pasted, text)
  jot.set(atoms.dialog, 'paste')
}
