import { defaultLabels } from './labels.ts'
import { bindings } from './state/keys/keyTable.ts'
import { capOf } from './view/keys/keyCaps.ts'

const rows = bindings
  .filter(({ modes }) => modes[0] === 'ready')
  .map(({ id, keys, printed }) => ({
    keys: printed === undefined ? [...new Set(keys.map((key) => capOf(defaultLabels, key)))] : [printed],
    does: defaultLabels[`key.${id}`][1],
  }))

/** The keys outside of menus and gestures in words. A key depends on the focus, so a row may name several things. */
export const keyHelp = [...Map.groupBy(rows, ({ keys }) => keys.join(' ')).values()].map((sameKeys) => ({
  keys: sameKeys[0]?.keys ?? [],
  does: sameKeys.map(({ does }) => does).join(' · '),
}))
