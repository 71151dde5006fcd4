import type { FileMemory } from '@kleinzeug/storage'
import { chooseFiles, copyText, saveFile, type Announce } from '@kleinzeug/ui'
import { flushSync } from 'react-dom'
import { editorLabels, type EditorLabels } from '../labels/editor.ts'
import type { Host } from '../state/session.ts'

interface PickerOptions {
  readonly types: ReadonlyArray<{ readonly accept: Readonly<Record<string, readonly string[]>> }>
}

declare global {
  interface Window {
    /** Missing in Firefox and Safari. */
    readonly showOpenFilePicker?: (options: PickerOptions) => Promise<FileSystemFileHandle[]>
    readonly EyeDropper?: new () => { readonly open: () => Promise<{ readonly sRGBHex: string }> }
  }
}

interface BrowserHost extends Host {
  /** Sets the editor's root element, its labels, and who is told of the files it exports. */
  readonly attach: (root: HTMLElement | null, texts: EditorLabels, onExport?: (file: File) => void) => void
}

/**
 * Implements `Host` with the page's DOM.
 *
 * @param memory remembers the file that was written last
 */
export function browserHost(announce: Announce, memory: Pick<FileMemory, 'load'> | undefined): BrowserHost {
  let element: HTMLElement | null = null
  let labels = editorLabels
  let exported: ((file: File) => void) | undefined
  const disk = () => import('./diskFile.ts')
  const Dropper = typeof window === 'undefined' ? undefined : window.EyeDropper
  return {
    chooseInPlace:
      typeof window !== 'undefined' && window.showOpenFilePicker
        ? async (newName) => (await disk()).chooseInPlace(memory, newName)
        : undefined,
    lastFile: async (root) => (await disk()).lastFile(memory, root),
    pickColour: Dropper && (async () => (await new Dropper().open()).sRGBHex),
    attach: (root, texts, onExport) => {
      element = root
      labels = texts
      exported = onExport
    },
    exported: async (name, text) => exported?.((await disk()).svgFile(name, text)),
    save: (...content) => {
      const file = saveFile(...content)
      exported?.(file)
    },
    open: async (accept) => {
      const [file] = (await chooseFiles({ accept })) ?? []
      return file && { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
    },
    focus: (panel, input = false) => {
      // Render first: the panel or input to focus may be created by the last change.
      flushSync(() => {})
      const selector = input
        ? '.svg-editor-form .svg-editor-field[data-current] input'
        : `[data-panel="${panel}"] [data-focus], [data-panel="${panel}"][data-focus]`
      element?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: !input })
    },
    // If the browser denies access, the editor's own clipboard still works.
    copy: (text) => void copyText(text),
    say: (sentence) => announce(sentence(labels)),
    canvasSize: () =>
      element?.querySelector('.svg-editor-canvas')?.getBoundingClientRect() ?? { width: 400, height: 400 },
  }
}
