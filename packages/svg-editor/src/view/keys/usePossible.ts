import { useAtomValue } from 'jotai'
import type { Panel } from '../../state/keys/binding.ts'
import { shortcutsOf, type Binding } from '../../state/keys/keyTable.ts'
import { useEditor } from '../EditorContext.ts'

/** The currently enabled keys, in table order. */
export const usePossible = (): readonly Binding[] => useAtomValue(useEditor().editor.possible)

/** The value of `aria-keyshortcuts` for a panel; `undefined` while the focus is elsewhere. */
export function useShortcuts(panel: Panel): string | undefined {
  const { editor } = useEditor()
  const here = useAtomValue(editor.atoms.panel) === panel
  const possible = usePossible()
  return here ? shortcutsOf(possible.flatMap(({ keys }) => keys)) : undefined
}
