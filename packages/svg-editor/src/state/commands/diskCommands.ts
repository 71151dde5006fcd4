import { partLabels } from '../../labels/parts.ts'
import { isCompressed } from '../../model/text/decompressed.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { fileNameOf } from '../fileName.ts'
import type { OpenFile, Session, WriteAlert } from '../session.ts'
import type { fileCommands } from './fileCommands.ts'

/** Opens and writes files in place, where the browser can. */
export function diskCommands(session: Session, file: ReturnType<typeof fileCommands>) {
  const { store, atomStore, atoms, host, openFiles, inlineFiles } = session

  /** What is written: the drawing, or the file that it is a part of. */
  function textNow() {
    const text = writeSvg(store.drawing())
    return inlineFiles.get(store.drawing().root)?.written(text) ?? text
  }

  /** Asks before a file is written. */
  function ask(kind: WriteAlert['kind'], chosen: OpenFile) {
    const write = () => put(chosen, kind === 'changed')
    atomStore.set(atoms.alert, { kind, name: chosen.name, write, choose })
  }

  function refuse(root: string, chosen: OpenFile | undefined) {
    openFiles.delete(root)
    void chosen?.forget?.()
    atomStore.set(atoms.alert, { kind: 'unwritten' })
  }

  async function put(chosen: OpenFile | undefined, isForced = false) {
    if (!chosen) return
    const drawing = store.drawing()
    try {
      const text = textNow()
      // A part of a file is not remembered: what else the file holds is known until the page is left.
      const root = inlineFiles.has(drawing.root) ? '' : drawing.root
      if (await chosen.write(text, root, isForced)) {
        openFiles.set(drawing.root, chosen)
        host.exported?.(chosen.name, text)
        session.say((texts) => texts['say.saved'](chosen.name))
      } else ask('changed', chosen)
    } catch {
      refuse(drawing.root, chosen)
    }
  }

  async function choose() {
    try {
      const inline = inlineFiles.get(store.drawing().root)
      await put(await host.chooseInPlace?.(inline?.name ?? `${fileNameOf(session)}.svg`))
    } catch {
      refuse(store.drawing().root, undefined)
    }
  }

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
        const { root } = store.drawing()
        if (root !== before && !isCompressed(bytes)) {
          openFiles.set(root, chosen)
          if (!inlineFiles.has(root)) await chosen.remember?.(root)
        }
      } catch {
        atomStore.set(atoms.alert, { kind: 'unreadable', name: '' })
      }
      session.focus('tree')
    },
    /** Writes the drawing to its file, which is chosen once; where the browser cannot, exports it. */
    write: async () => {
      const { root } = store.drawing()
      const inline = inlineFiles.get(root)
      // A pasted text has no file.
      if (inline && !/\.\w+$/.test(inline.name)) {
        host.copy(textNow())
        session.say((texts) => ({ ...partLabels, ...texts })['say.copiedBack']())
        return
      }
      if (!host.chooseInPlace) {
        if (inline) host.save(inline.name, textNow(), 'text/plain')
        else file.exportSvg()
        return
      }
      const open = openFiles.get(root)
      const last = open ? undefined : await host.lastFile?.(root)
      if (last?.isUnasked) ask('again', last.file)
      else if (open ?? last) await put(open ?? last?.file)
      else await choose()
    },
  }
}
