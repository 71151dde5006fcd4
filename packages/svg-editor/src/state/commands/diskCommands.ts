import { isCompressed } from '../../model/text/decompressed.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { fileNameOf } from '../fileName.ts'
import type { Session } from '../session.ts'
import type { fileCommands } from './fileCommands.ts'

/** Opens and writes files in place, where the browser can. */
export function diskCommands(session: Session, file: ReturnType<typeof fileCommands>) {
  const { store, atomStore, atoms, host, openFiles } = session

  return {
    /** Opens a file that `write` overwrites. */
    edit: async () => {
      session.setMode('ready')
      const before = store.drawing().root
      try {
        const chosen = await host.chooseInPlace?.()
        const bytes = await chosen?.read()
        if (!chosen || !bytes) return
        await file.openBytes(bytes, chosen.name)
        // A compressed file would not stay one.
        if (store.drawing().root !== before && !isCompressed(bytes))
          openFiles.set(store.drawing().root, chosen)
      } catch {
        atomStore.set(atoms.alert, { kind: 'unreadable', name: '' })
      }
      session.focus('tree')
    },
    /** Writes the drawing to its file, which is chosen once; where the browser cannot, exports it. */
    write: async () => {
      if (!host.chooseInPlace) {
        file.exportSvg()
        return
      }
      const drawing = { ...store.drawing(), text: writeSvg(store.drawing()) }
      try {
        const chosen = openFiles.get(drawing.root) ?? (await host.chooseInPlace(`${fileNameOf(session)}.svg`))
        if (!chosen) return
        await chosen.write(drawing.text)
        openFiles.set(drawing.root, chosen)
        session.say((texts) => texts['say.saved'](chosen.name))
      } catch {
        openFiles.delete(drawing.root)
        atomStore.set(atoms.alert, { kind: 'unwritten' })
      }
    },
  }
}
