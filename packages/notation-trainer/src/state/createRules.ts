import { atom, type PrimitiveAtom } from 'jotai'

type Rules = typeof import('../model/chessRules.ts')

/**
 * Makes the atom of the rules of chess. They load when it is first shown; setting it tries again.
 *
 * @param failed set when they cannot be loaded
 */
export function createRules(failed: PrimitiveAtom<boolean>) {
  const loaded = atom<Rules>()
  const rules = atom(
    (get) => get(loaded),
    async (_get, set) => {
      const module = await import('../model/chessRules.ts').catch(() => undefined)
      set(loaded, module)
      set(failed, module === undefined)
    },
  )
  rules.onMount = (load) => void load()
  return rules
}
