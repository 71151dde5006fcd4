import { applyEntry, drawingOf } from '../../model/document/setAside.ts'
import { writeSvg } from '../../model/text/writeSvg.ts'
import { openCommands } from '../commands/openCommands.ts'
import type { Editor } from '../createEditor.ts'
import type { SetAsideAlert } from '../session.ts'

/** Makes edits that were set aside in the open drawing, as one undo step. */
export function applySetAside({ store, say }: Editor, { entry, run }: SetAsideAlert) {
  run(() => {
    const refused = store.commit((draft) => applyEntry(draft, entry))
    store.endStep()
    const made = entry.put.length + entry.removed.length - refused
    say((texts) => texts['say.setAsideApplied'](made))
    return refused
  })
}

/** Opens what was added or changed by edits that were set aside as a drawing of its own. */
export function openSetAside(editor: Editor, { entry, run }: SetAsideAlert, name: string) {
  const { store, file } = editor
  run(() => {
    const { nodes, root } = store.drawing()
    const top = nodes.get(root)
    if (top) openCommands(editor, file).openText(writeSvg(drawingOf(entry, top)), name)
    return store.drawing().root === root ? entry.put.length : 0
  })
}
