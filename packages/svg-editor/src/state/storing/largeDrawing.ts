import { writeSvg } from '../../model/text/writeSvg.ts'
import type { SvgEditorLargeStorage } from '../../storage.ts'
import type { Editor } from '../createEditor.ts'

/** Stores a drawing that is too large for the record as source; the record keeps the last one that fitted. */
export function largeDrawing(editor: Editor, storage: SvgEditorLargeStorage) {
  const { store, atomStore, atoms, file, fileNames } = editor
  /** The source that was last written or opened here. */
  let known: string | undefined
  /** Whether the storage holds the open drawing. */
  let isOpen = false

  return {
    /** Opens the drawing that an earlier visit has stored; undo returns to the one in the record. */
    open: () => {
      const { source, fileName = '' } = storage.read() ?? {}
      if (source === undefined || source === known) return
      known = source
      import('../commands/openCommands.ts').then(
        (part) => part.openCommands(editor, file).openText(source, `${fileName}.svg`),
        () => atomStore.set(atoms.unavailable, true),
      )
    },
    write: () => {
      isOpen = true
      known = writeSvg(store.drawing())
      const fileName = fileNames.get(store.drawing().root)
      if (storage.read()?.source !== known)
        storage.write({ source: known, ...(fileName !== undefined && { fileName }) })
    },
    /** Removes it once the drawing that took its place is stored. */
    clear: (isReplaced: boolean) => {
      if (storage.read()?.source !== undefined && (isOpen || isReplaced)) storage.write({})
      isOpen = false
    },
  }
}
