import type { Drawing } from '../../model/document/drawing.ts'
import { fromTree } from '../../model/document/record.ts'
import { attribute, prefixOf } from '../../model/document/svgNode.ts'
import { inlineKind } from '../../model/inline/inlineKind.ts'
import { decodeFile } from '../../model/text/decodeFile.ts'
import { createInspector, type Inspector } from '../../model/text/inspector.ts'
import { limits, readingSvg, readSvg } from '../../model/text/readSvg.ts'
import { SvgError } from '../../model/text/xml.ts'
import type { Session } from '../session.ts'
import type { Files } from './openInline.ts'

/** Sources longer than this, in characters, are read in slices. */
const large = 1_000_000
/** Time budget of a slice in milliseconds. */
const slice = 12

/** The file a source came from: its name, and its encoding if not UTF-8. */
interface Origin {
  readonly name: string
  readonly encoding: string | undefined
}

/** Reads and opens sources and stored trees. Loaded with the first one, as a visit usually needs none. */
export function openCommands(session: Session, { replace, takenIds }: Files) {
  const { store, atomStore, atoms, say } = session

  function refuse(name: string, error: unknown) {
    atomStore.set(
      atoms.alert,
      error instanceof SvgError ? { kind: 'file', name, error } : { kind: 'unreadable', name },
    )
  }

  /** Opens a drawing that was read, and reports what of it is not shown. */
  function take(drawing: Drawing, { name, encoding }: Origin, inspector: Inspector) {
    replace(drawing, name)
    const root = store.get(drawing.root)
    const hidden = inspector.hidden()
    const prefix = inspector.undeclared()
    if (prefix !== undefined) atomStore.set(atoms.alert, { kind: 'namespace', prefix: `xmlns:${prefix}` })
    else if (root && prefixOf(root) === '' && attribute(root, 'xmlns') === undefined) {
      atomStore.set(atoms.alert, { kind: 'namespace', prefix: 'xmlns' })
    } else if (encoding !== undefined) atomStore.set(atoms.alert, { kind: 'encoding', encoding })
    else if (hidden.length > 0) atomStore.set(atoms.alert, { kind: 'stripped', names: hidden })
    say((texts) => texts['say.loaded'](name, drawing.nodes.size))
  }

  /** Reads and opens a source. If it cannot be read, the open drawing stays. */
  function openSource(source: string, origin: Origin) {
    const inspector = createInspector()
    try {
      take(readSvg(source, takenIds(), inspector.see), origin, inspector)
    } catch (error) {
      refuse(origin.name, error)
    }
  }

  /** Like `openSource` in slices, so that the page stays responsive; Escape cancels it. */
  async function openInSlices(source: string, origin: Origin) {
    const inspector = createInspector()
    atomStore.set(atoms.reading, { file: origin, share: 0 })
    const isCancelled = () => atomStore.get(atoms.reading)?.file !== origin
    try {
      const steps = readingSvg(source, takenIds(), inspector.see)
      let pause = performance.now() + slice
      for (let step = steps.next(); !isCancelled(); step = steps.next()) {
        if (step.done) {
          take(step.value, origin, inspector)
          return
        }
        if (performance.now() < pause) continue
        atomStore.set(atoms.reading, { file: origin, share: step.value / source.length })
        await new Promise((resolve) => setTimeout(resolve))
        pause = performance.now() + slice
      }
      say((texts) => texts['say.cancelled']())
    } catch (error) {
      atomStore.set(atoms.reading, undefined)
      refuse(origin.name, error)
    }
  }

  function openTree(text: string, name: string) {
    let tree: unknown
    try {
      tree = JSON.parse(text)
    } catch (error) {
      const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length)
      atomStore.set(atoms.alert, { kind: 'json', name, error: new SvgError('json', text, at) })
      return
    }
    const drawing = fromTree(tree)
    if (!drawing) {
      atomStore.set(atoms.alert, { kind: 'json', name })
      return
    }
    replace(drawing, name)
    say((texts) => texts['say.loaded'](name, drawing.nodes.size))
  }

  /** Opens a source or a stored tree; resolves when a large one is read. */
  async function openText(text: string, name: string, encoding?: string) {
    const kind = inlineKind(text, name)
    if (text.length > limits.characters) refuse(name, new SvgError('tooLarge', '', 0))
    // It is written back in UTF-8.
    else if (kind && encoding !== undefined) refuse(name, new SvgError('encoding', '', 0, 'utf-8'))
    else if (kind) {
      const { openInline } = await import('./openInline.ts')
      await openInline(session, { replace, takenIds }, { text, name, kind })
    } else if (/^\s*[{[]/.test(text)) openTree(text, name)
    else if (text.length > large) await openInSlices(text, { name, encoding })
    else openSource(text, { name, encoding })
  }

  /** Decodes and opens a file, also a compressed one; reports an encoding other than UTF-8. */
  async function openBytes(file: Uint8Array, name: string) {
    try {
      // A character takes at most four bytes.
      const read = await decodeFile(file, 4 * limits.characters)
      if (!read) throw new SvgError('tooLarge', '', 0)
      await openText(read.text, name, read.encoding === 'utf-8' ? undefined : read.encoding)
    } catch (error) {
      refuse(name, error)
    }
  }

  return {
    refuse,
    openText: (text: string, name: string) => void openText(text, name),
    openBytes,
  }
}
