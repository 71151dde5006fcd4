import { useAtomValue } from 'jotai'
import { bindings, shortcutsOf, type Binding, type Panel } from '../../state/keyTable.ts'
import { useEditor } from '../EditorContext.ts'

/** The keys that mean something now, in the order of the table. */
export function usePossible(): readonly Binding[] {
  const { editor } = useEditor()
  const now = useAtomValue(editor.possible)
  return now.split(' ').flatMap((index) => bindings[Number(index)] ?? [])
}

/** The keys that work in a panel now, for assistive technology; none while the focus is elsewhere. */
export function useShortcuts(panel: Panel): string | undefined {
  const { editor } = useEditor()
  const here = useAtomValue(editor.atoms.panel) === panel
  const possible = usePossible()
  return here ? shortcutsOf(possible.flatMap(({ keys }) => keys)) : undefined
}
