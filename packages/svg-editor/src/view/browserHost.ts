import { chooseFiles, copyText, saveFile, type Announce } from '@kleinzeug/ui'
import { flushSync } from 'react-dom'
import { editorLabels, type EditorLabels } from '../labels/editor.ts'
import type { Host, OpenFile } from '../state/session.ts'

interface PickerOptions {
  readonly suggestedName?: string
  readonly types: ReadonlyArray<{ readonly accept: Readonly<Record<string, readonly string[]>> }>
}

declare global {
  interface Window {
    /** Missing in Firefox and Safari. */
    readonly showOpenFilePicker?: (options: PickerOptions) => Promise<FileSystemFileHandle[]>
    readonly showSaveFilePicker?: (options: PickerOptions) => Promise<FileSystemFileHandle>
    readonly EyeDropper?: new () => { readonly open: () => Promise<{ readonly sRGBHex: string }> }
  }
}

interface BrowserHost extends Host {
  /** Sets the editor's root element and its labels. */
  readonly attach: (root: HTMLElement | null, texts: EditorLabels) => void
}

/** Chooses a file that can be written back; `undefined` where the visitor chooses none. */
async function chooseInPlace(newName?: string): Promise<OpenFile | undefined> {
  const types = [{ accept: { 'image/svg+xml': ['.svg'] } }]
  const chosen =
    newName === undefined
      ? window.showOpenFilePicker?.({ types }).then(([handle]) => handle)
      : window.showSaveFilePicker?.({ types, suggestedName: newName })
  const handle = await chosen?.catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    return undefined
  })
  return (
    handle && {
      name: handle.name,
      read: async () => new Uint8Array(await (await handle.getFile()).arrayBuffer()),
      write: async (text) => {
        const stream = await handle.createWritable()
        await stream.write(text)
        await stream.close()
      },
    }
  )
}

/** Implements `Host` with the page's DOM. */
export function browserHost(announce: Announce): BrowserHost {
  let element: HTMLElement | null = null
  let labels = editorLabels
  const Dropper = typeof window === 'undefined' ? undefined : window.EyeDropper
  return {
    chooseInPlace: typeof window !== 'undefined' && window.showOpenFilePicker ? chooseInPlace : undefined,
    pickColour: Dropper && (async () => (await new Dropper().open()).sRGBHex),
    attach: (root, texts) => {
      element = root
      labels = texts
    },
    save: saveFile,
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
