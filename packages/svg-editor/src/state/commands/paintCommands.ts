import { isPaint, shortColour, writtenColour } from '../../model/edit/colour.ts'
import { addGradient } from '../../model/edit/gradients.ts'
import { property, withProperty } from '../../model/edit/property.ts'
import type { SvgNode } from '../../model/document/svgNode.ts'
import type { Session } from '../session.ts'

/** Sets fill and stroke of the selection. */
export function paintCommands(session: Session) {
  const { store, atomStore, atoms, say } = session

  /** The node with a visible paint: removes an opacity of 0, which the fill of a new shape has. */
  function painted(node: SvgNode, key: 'fill' | 'stroke', colour: string) {
    const next = withProperty(node, key, colour)
    const opacity = `${key}-opacity`
    return Number(property(next, opacity) ?? 1) === 0 ? withProperty(next, opacity, undefined) : next
  }

  function put(colour: string, key: 'fill' | 'stroke', grow?: string) {
    const nodes = session.selectedNodes().filter(({ tag }) => tag)
    store.commit((draft) => {
      for (const node of nodes) draft.put(painted(draft.get(node.id) ?? node, key, colour))
    }, grow)
    say((texts) => texts['say.painted'](nodes.length, colour))
  }

  function paint(colour: string, key = atomStore.get(atoms.paintKey)) {
    put(colour, key)
    store.endStep()
    session.setMode('ready')
  }

  async function pick(key = atomStore.get(atoms.paintKey)) {
    // Leaving the eyedropper rejects.
    const colour = await session.host.pickColour?.().catch(() => undefined)
    if (colour !== undefined) paint(colour, key)
  }

  return {
    pick,
    /** Sets the next colour of the drawing; the menu stays open for the one after it. */
    used: async () => {
      const { coloursOf } = await import('../../model/edit/usedColours.ts')
      const key = atomStore.get(atoms.paintKey)
      const colours = coloursOf(store.drawing().nodes)
      const at = colours.indexOf(shortColour(property(session.current(), key) ?? '').toLowerCase())
      const next = colours[(at + 1) % colours.length]
      if (next !== undefined) put(writtenColour(next), key, 'paint')
    },
    begin: () => {
      store.endStep()
      atomStore.set(atoms.paintKey, 'fill')
      session.setMode('paint')
      say((texts) => texts['mode.paint'])
    },
    toggle: () => {
      const key = atomStore.get(atoms.paintKey) === 'fill' ? 'stroke' : 'fill'
      atomStore.set(atoms.paintKey, key)
      say((texts) => texts[key])
    },
    paint,
    gradient: (type: 'linearGradient' | 'radialGradient') => {
      const key = atomStore.get(atoms.paintKey)
      const nodes = session.selectedNodes().filter(({ tag }) => tag)
      store.commit((draft) => {
        for (const { id } of nodes) {
          const now = draft.get(id)
          const before = now && property(now, key)
          const isColour = before !== undefined && isPaint(before) && !/^(?:none|url)/.test(before)
          const reference = addGradient(draft, type, isColour ? before : '#000')
          const node = draft.get(id)
          if (node) draft.put(painted(node, key, reference))
        }
      })
      store.endStep()
      session.setMode('ready')
      say((texts) => texts['say.added'](type))
    },
  }
}
