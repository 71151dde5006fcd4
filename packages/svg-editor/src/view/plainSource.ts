import type { SourceEditor } from './source/sourceEditor.ts'

/** The source in a plain text field: until CodeMirror is there, and where it cannot be had. */
export function plainSource(
  area: HTMLTextAreaElement,
  onText: (text: string) => void,
  onCaret: (at: number) => void,
): SourceEditor {
  const listening = new AbortController()
  area.addEventListener('input', () => onText(area.value), listening)
  area.addEventListener('select', () => onCaret(area.selectionStart), listening)
  return {
    text: () => area.value,
    caret: () => area.selectionStart,
    setText: (text) => {
      if (area.value === text) return
      const { selectionStart, selectionEnd } = area
      area.value = text
      area.setSelectionRange(selectionStart, selectionEnd)
    },
    // A plain field can mark nothing, and showing a place in it would take the selection away.
    show: () => {},
    mark: () => {},
    focus: () => area.focus({ preventScroll: true }),
    end: () => listening.abort(),
  }
}
