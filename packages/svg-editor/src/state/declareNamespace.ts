import { withAttribute } from '../model/document/svgNode.ts'
import type { Editor } from './createEditor.ts'

/** Declares a missing namespace at the root. */
export function declareNamespace({ store, atomStore, atoms, focus }: Editor, name: string) {
  const uri = name === 'xmlns' ? 'http://www.w3.org/2000/svg' : 'http://www.w3.org/1999/xlink'
  store.commit((draft) => {
    const root = draft.get(draft.root)
    if (root) draft.put(withAttribute(root, name, uri))
  })
  atomStore.set(atoms.alert, undefined)
  focus(atomStore.get(atoms.panel))
}
