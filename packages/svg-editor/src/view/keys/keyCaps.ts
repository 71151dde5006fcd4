import type { EditorLabels } from '../../labels/editor.ts'

const drawn: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'esc',
  Backspace: '⌫',
  '-': '−',
}

/** The text on the cap of a key. */
export function capOf(labels: EditorLabels, key: string): string {
  if (key.startsWith('Ctrl+')) return `${labels.controlKey} ${capOf(labels, key.slice(5))}`
  if (key.startsWith('Shift+')) return `⇧${capOf(labels, key.slice(6))}`
  const words: Readonly<Record<string, string>> = {
    ' ': labels.spaceKey,
    Delete: labels.deleteKey,
    Home: labels.homeKey,
    End: labels.endKey,
  }
  return drawn[key] ?? words[key] ?? key
}
