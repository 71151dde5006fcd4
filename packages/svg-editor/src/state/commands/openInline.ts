import type { Drawing, IdGiver } from '../../model/document/drawing.ts'
import {
  expressionsIn,
  inlineDrawings,
  withDrawing,
  type InlineDrawing,
} from '../../model/inline/inlineDrawings.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import type { InlineChoice, Session } from '../session.ts'

/** What `fileCommands` does with a drawing that was read. */
export interface Files {
  readonly replace: (drawing: Drawing, fileName?: string) => void
  readonly takenIds: () => IdGiver
}

interface Source {
  readonly text: string
  readonly name: string
  readonly kind: 'jsx' | 'html'
}

/** Opens a drawing of a file in JSX, HTML or Markdown; of several one is chosen. Resolves when that is done. */
export async function openInline(
  session: Session,
  { replace, takenIds }: Files,
  { text, name, kind }: Source,
) {
  const { atomStore, atoms } = session
  const drawings = inlineDrawings(text, kind)
  const drawing = drawings.length > 1 ? await chosen(session, name, drawings) : drawings[0]
  if (!drawing && drawings.length > 1) return
  if (!drawing || !('svg' in drawing.content)) {
    atomStore.set(atoms.alert, { kind: 'inline', name, drawing })
    return
  }
  const { svg } = drawing.content
  const read = readSvg(svg, takenIds())
  replace(read, name.replace(/\.\w+$/, '.svg'))
  session.inlineFiles.set(read.root, { name, written: (now) => withDrawing(text, drawing, now) })
  const names = expressionsIn(svg)
  if (names.length > 0) atomStore.set(atoms.alert, { kind: 'expressions', names })
  session.say((texts) => texts['say.loaded'](name, read.nodes.size))
}

/** Asks for one of the drawings. */
function chosen({ atomStore, atoms }: Session, name: string, drawings: readonly InlineDrawing[]) {
  return new Promise<InlineDrawing | undefined>((resolve) => {
    const choose: InlineChoice['choose'] = (drawing) => {
      atomStore.set(atoms.inline, undefined)
      resolve(drawing)
    }
    atomStore.set(atoms.inline, { name, drawings, choose })
    atomStore.set(atoms.dialog, 'inline')
  })
}
