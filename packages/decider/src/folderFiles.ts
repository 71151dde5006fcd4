import type { SliceFiles } from '@kleinzeug/storage'
import { filePaths } from '@kleinzeug/storage/exchange'
import type { DeciderData, Item, List } from './model/deciderData.ts'
import { readLines } from './model/lines.ts'
import { listFileName } from './model/listFile.ts'
import { withFreeNames } from './model/name.ts'

const FOLDER = 'Entscheider/'
const isList = (path: string) => path.startsWith(FOLDER) && path.endsWith('.txt')

const textOf = ({ items }: List) => items.map(({ name }) => `${name.replaceAll(/\s+/g, ' ')}\n`).join('')
const namesIn = (text: string | undefined) => readLines((text ?? '').replace(/^\uFEFF/, ''), []).names

/** The lists with the paths of their files. */
function placed(lists: readonly List[]) {
  const paths = filePaths(
    lists.map(({ name }) => `${FOLDER}${listFileName(name).replace(/\.json$/, '.txt')}`),
  )
  return lists.map((list, at) => ({ list, path: paths[at] ?? '' }))
}

/** The items after the lines of the file have changed: a line that was replaced keeps what its item has else. */
function itemsAfter(
  items: readonly Item[],
  before: readonly string[],
  now: readonly string[],
  onLost: () => void,
) {
  const removed = before.filter((name) => !now.includes(name))
  const added = now.filter((name) => !before.includes(name))
  const known = new Map(items.map((item) => [item.name.replaceAll(/\s+/g, ' '), item]))
  const next = new Map(known)
  for (const name of added) {
    const former = removed.find((each) => before.indexOf(each) === now.indexOf(name))
    const item = former === undefined ? undefined : next.get(former)
    if (former !== undefined) removed.splice(removed.indexOf(former), 1)
    if (next.has(name)) {
      if (former !== undefined) next.delete(former)
    } else if (item && former !== undefined) {
      next.delete(former)
      next.set(name, { ...item, name })
    } else {
      // It was renamed or removed here, and renamed there.
      if (former !== undefined) onLost()
      next.set(name, { name, active: true })
    }
  }
  for (const name of removed) next.delete(name)
  const order = new Map(now.map((name, at) => [name, at]))
  return [...next.entries()]
    .toSorted(([a], [b]) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity) || 0)
    .map(([, item]) => item)
}

/** One text file a list, one line an item. */
export const folderFiles: SliceFiles<DeciderData> = {
  toFiles: ({ lists }) => new Map(placed(lists).map(({ list, path }) => [path, textOf(list)])),
  isOurs: isList,
  fromFile: (data, { path, before, now }, onLost) => {
    const known = placed(data.lists).find((each) => each.path === path)?.list
    const lists =
      now === undefined
        ? data.lists.filter((list) => list !== known)
        : known
          ? data.lists.map((list) =>
              list === known
                ? { ...list, items: itemsAfter(list.items, namesIn(before), namesIn(now), onLost) }
                : list,
            )
          : withFreeNames([
              ...data.lists,
              {
                name: path.slice(FOLDER.length, -'.txt'.length).replaceAll('-', ' '),
                items: namesIn(now).map((name) => ({ name, active: true })),
              },
            ])
    return { ...data, lists }
  },
}
