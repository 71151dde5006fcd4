import { saveFile, type Announce } from '@kleinzeug/ui'
import { flushSync } from 'react-dom'
import { defaultLabels, type SvgEditorLabels } from '../labels.ts'
import { openFile } from './openFile.ts'
import type { Host } from '../state/session.ts'

interface BrowserHost extends Host {
  /** Tells which element the editor is, and what it speaks. */
  readonly attach: (root: HTMLElement | null, texts: SvgEditorLabels) => void
}

/** What the editor asks of the page it stands in. */
export function browserHost(announce: Announce): BrowserHost {
  let element: HTMLElement | null = null
  let labels = defaultLabels
  return {
    attach: (root, texts) => {
      element = root
      labels = texts
    },
    save: saveFile,
    open: openFile,
    focus: (panel, input = false) => {
      // A panel or input that the last change brings is there only once React has rendered it.
      flushSync(() => {})
      const selector = input
        ? '.svg-editor-form .svg-editor-field[data-current] input'
        : `[data-panel="${panel}"] [data-focus], [data-panel="${panel}"][data-focus]`
      element?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: !input })
    },
    // Without leave of the browser the editor's own clipboard still has it.
    copy: (text) => void navigator.clipboard?.writeText(text).catch(() => undefined),
    say: (sentence) => announce(sentence(labels)),
    canvasSize: () =>
      element?.querySelector('.svg-editor-canvas')?.getBoundingClientRect() ?? { width: 400, height: 400 },
  }
}
