// The source as text, by CodeMirror. Loaded when the panel is opened for the first time.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { xml } from '@codemirror/lang-xml'
import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'

export interface SourceEditor {
  readonly setText: (text: string) => void
  readonly text: () => string
  /** Shows a place without taking the focus. */
  readonly show: (from: number, to: number) => void
  readonly focus: () => void
  readonly end: () => void
}

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--kz-text)', fontSize: '13px' },
  '.cm-content': { fontFamily: 'var(--kz-font-mono)', caretColor: 'var(--kz-accent)' },
  '.cm-gutters': {
    background: 'transparent',
    color: 'var(--kz-text-faint)',
    border: 'none',
    fontFamily: 'var(--kz-font-mono)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--kz-accent)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--kz-accent-soft)',
  },
})

const colours = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ tag }) => ({ tag, color: 'var(--kz-text-soft)' })),
)

/** Makes a text editor inside a shadow root, where its styles need no inline sheet. */
export function createSourceEditor(
  host: HTMLElement,
  label: string,
  onText: (text: string) => void,
  onCaret: (at: number) => void,
): SourceEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  let quiet = false
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      extensions: [
        lineNumbers(),
        history(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        xml(),
        syntaxHighlighting(colours),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
        theme,
        EditorView.updateListener.of((update) => {
          if (quiet) return
          if (update.docChanged) onText(update.state.doc.toString())
          else if (update.selectionSet) onCaret(update.state.selection.main.head)
        }),
      ],
    }),
  })
  const silently = (run: () => void) => {
    quiet = true
    run()
    quiet = false
  }
  return {
    text: () => view.state.doc.toString(),
    setText: (text) => {
      const old = view.state.doc.toString()
      if (old === text) return
      // Only what differs is replaced, so that caret and scrolling stay.
      let from = 0
      const most = Math.min(old.length, text.length)
      while (from < most && old[from] === text[from]) from += 1
      let tail = 0
      while (tail < most - from && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1
      const insert = text.slice(from, text.length - tail)
      silently(() => view.dispatch({ changes: { from, to: old.length - tail, insert } }))
    },
    show: (from, to) => {
      const length = view.state.doc.length
      const range = { anchor: Math.min(from, length), head: Math.min(to, length) }
      silently(() =>
        view.dispatch({
          selection: range,
          effects: EditorView.scrollIntoView(range.anchor, { y: 'center' }),
        }),
      )
    },
    focus: () => view.focus(),
    end: () => {
      view.destroy()
      root.replaceChildren()
    },
  }
}
