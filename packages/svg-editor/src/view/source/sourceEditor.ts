// The text editor of the source panel, by CodeMirror. Loaded when the panel is first opened.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { xml } from '@codemirror/lang-xml'
import { defaultHighlightStyle, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, EditorView, keymap, lineNumbers, type DecorationSet } from '@codemirror/view'

export interface SourceEditor {
  readonly setText: (text: string) => void
  /** Scrolls to an offset without taking the focus. */
  readonly show: (at: number) => void
  readonly mark: (marks: Marks) => void
  readonly focus: () => void
  readonly end: () => void
}

/** Marked ranges, as character offsets. */
interface Marks {
  /** Range of the selected node. */
  readonly current?: { readonly from: number; readonly to: number } | undefined
  /** Offset of the error. */
  readonly fault?: number | undefined
}

/** Limit of marked lines per node, against the cost of decorating a large node. */
const mostLines = 400

const setMarks = StateEffect.define<Marks>()

function decorations(text: Text, { current, fault }: Marks): DecorationSet {
  const ranges = []
  if (current && current.to <= text.length) {
    const first = text.lineAt(current.from).number
    const last = Math.min(text.lineAt(current.to).number, first + mostLines)
    for (let line = first; line <= last; line++) {
      ranges.push(Decoration.line({ class: 'cm-current' }).range(text.line(line).from))
    }
  }
  if (fault !== undefined) {
    const line = text.lineAt(Math.min(fault, text.length))
    ranges.push(Decoration.line({ class: 'cm-fault' }).range(line.from))
  }
  return Decoration.set(ranges, true)
}

const marked = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects, state }) => {
    const set = effects.findLast((effect) => effect.is(setMarks))
    return set ? decorations(state.doc, set.value) : before.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

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
  // A bar marks the lines of the selected node, the error colour marks an error.
  '.cm-line': { borderLeft: '3px solid transparent' },
  '.cm-current': {
    borderLeftColor: 'var(--kz-accent)',
    background: 'color-mix(in srgb, var(--kz-accent-soft) 45%, transparent)',
  },
  '.cm-fault': {
    borderLeftColor: 'var(--kz-bad)',
    textDecoration: 'underline wavy var(--kz-bad)',
    textUnderlineOffset: '4px',
  },
  '.cm-cursor': { borderLeftColor: 'var(--kz-accent)', borderLeftWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--kz-accent-soft)',
  },
})

const colours = HighlightStyle.define(
  defaultHighlightStyle.specs.map(({ tag }) => ({ tag, color: 'var(--kz-text-soft)' })),
)

/** Creates a text editor inside a shadow root, where its styles need no inline style sheet. */
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
        marked,
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
    setText: (text) => {
      const old = view.state.doc.toString()
      if (old === text) return
      // Only the differing range is replaced, so that caret and scroll position stay.
      let from = 0
      const most = Math.min(old.length, text.length)
      while (from < most && old[from] === text[from]) from += 1
      let tail = 0
      while (tail < most - from && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1
      const insert = text.slice(from, text.length - tail)
      silently(() => view.dispatch({ changes: { from, to: old.length - tail, insert } }))
    },
    show: (at) => {
      const anchor = Math.min(at, view.state.doc.length)
      silently(() =>
        view.dispatch({
          selection: { anchor },
          effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
        }),
      )
    },
    mark: (marks) => silently(() => view.dispatch({ effects: setMarks.of(marks) })),
    focus: () => view.focus(),
    end: () => {
      view.destroy()
      root.replaceChildren()
    },
  }
}
