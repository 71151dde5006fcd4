import { isSame, type Fields } from '../isSame.ts'

/** What becomes of an entry that is here with other contents than in the file. */
export type ImportChoice = 'keep' | 'replace' | 'both'

/** An item to be stored: in the place of `mine`, or as a new one. */
export interface ImportChange<Item> {
  readonly mine?: Item | undefined
  readonly item: Item
}

/** What an import needs to know of a tool's data. */
export interface ImportRules<Data, Item extends object> {
  readonly itemsOf: (data: Data) => readonly Item[]
  /** Stores changed and new items. */
  readonly put: (data: Data, changes: ReadonlyArray<ImportChange<Item>>) => Data
  /** Tells the items of one document apart. */
  readonly keyOf: (item: Item) => string
  /**
   * What an item of an unknown key is recognised by, such as day and title: in formats that do not carry all fields,
   * and where it is unambiguous.
   */
  readonly likenessOf?: ((item: Item) => string | undefined) | undefined
  /** The item under another key, `count` being 2, 3 …; left out where two of one key cannot stand. */
  readonly renamed?: ((item: Item, count: number) => Item | undefined) | undefined
  /** The item's fields, as they are compared and shown; the item itself by default. */
  readonly fieldsOf?: ((item: Item) => object) | undefined
  /**
   * The item here with some fields of the file's, for formats that carry no others; by default these fields are
   * replaced.
   */
  readonly replaced?: ((mine: Item, theirs: Item) => Item) | undefined
}

/** What was read of a file. */
export interface FileItems<Item> {
  readonly items: readonly Item[]
  /** Fields that the format carries, where these are not all. */
  readonly fields?: readonly string[] | undefined
}

/** An item of a file beside the one that is here. */
export interface ImportRow<Item> {
  readonly key: string
  /**
   * `new`: not here. `same`: here with the same contents. `different`: here with others. `double`: the file holds its
   * key twice, and two cannot stand.
   */
  readonly kind: 'new' | 'same' | 'different' | 'double'
  readonly mine?: Item | undefined
  readonly theirs: Item
  /** What takes the place of `mine` where the visitor chooses so. */
  readonly replaced?: Item | undefined
  /** `theirs` as it can stand beside `mine`; missing where two cannot stand. */
  readonly beside?: Item | undefined
}

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** The fields of an item by name, as they are compared and shown. */
export const shownFields = <Item extends object>(
  { fieldsOf }: Pick<ImportRules<never, Item>, 'fieldsOf'>,
  item: Item,
): Fields => ({ ...(fieldsOf?.(item) ?? item) })

/** Compares the items of a file with those that are here. Each one here stands for one of the file. */
export function planImport<Data, Item extends object>(
  data: Data,
  { items, fields }: FileItems<Item>,
  rules: ImportRules<Data, Item>,
): ReadonlyArray<ImportRow<Item>> {
  const { itemsOf, keyOf, renamed, replaced } = rules
  const likenessOf = fields && rules.likenessOf
  const here = new Map(itemsOf(data).map((item) => [keyOf(item), item] as const))
  const free = new Map(here)
  const isEqual = (mine: Item, theirs: Item) => {
    if (!fields) return isSame(mine, theirs)
    const [own, other] = [shownFields(rules, mine), shownFields(rules, theirs)]
    return fields.every(
      (name) => isSame(own[name], other[name]) || (isEmpty(own[name]) && isEmpty(other[name])),
    )
  }
  const variant = (item: Item, count: number) => (count === 1 ? item : renamed?.(item, count))
  /** The item under the first key that is not taken. */
  const unique = (item: Item, isTaken: (key: string) => boolean) => {
    let count = 1
    let next: Item | undefined = item
    while (next !== undefined && isTaken(keyOf(next))) next = variant(item, (count += 1))
    return next
  }

  // Two items of one key in the file: the second gets a key of its own.
  const inFile = new Map<string, Item>()
  const read = items.map((item) => {
    const own = unique(item, (key) => inFile.has(key))
    if (own !== undefined) inFile.set(keyOf(own), own)
    return { item: own ?? item, isDouble: own === undefined }
  })

  /** Items here that no item of the file has the key of. */
  const isUnclaimed = (mine: Item) => free.has(keyOf(mine)) && !inFile.has(keyOf(mine))
  /** An equal item here under the key, or under one that an earlier import has given. */
  const equalByKey = (item: Item) => {
    let count = 1
    for (let next: Item | undefined = item; next !== undefined; next = variant(item, (count += 1))) {
      const mine = here.get(keyOf(next))
      // The key of another item of the file was passed over.
      if (mine === undefined && (count === 1 || !inFile.has(keyOf(next)))) return undefined
      if (mine !== undefined && (count === 1 || isUnclaimed(mine)) && isEqual(mine, next)) return mine
    }
    return undefined
  }
  const byLikeness = (list: Iterable<Item>) => Map.groupBy(list, (item) => likenessOf?.(item))
  const alike = byLikeness(here.values())
  const same = new Map<Item, Item>()
  for (const { item, isDouble } of read) {
    if (isDouble) continue
    const likeness = here.has(keyOf(item)) ? undefined : likenessOf?.(item)
    const mine =
      equalByKey(item) ??
      (likeness === undefined
        ? undefined
        : alike.get(likeness)?.find((one) => isUnclaimed(one) && isEqual(one, item)))
    if (mine === undefined) continue
    free.delete(keyOf(mine))
    same.set(item, mine)
  }

  const different = read.filter(({ item, isDouble }) => !isDouble && !same.has(item)).map(({ item }) => item)
  const stillAlike = byLikeness([...free.values()].filter(isUnclaimed))
  const alikeInFile = byLikeness(different.filter((item) => !here.has(keyOf(item))))
  return read.map(({ item: theirs, isDouble }): ImportRow<Item> => {
    const key = keyOf(theirs)
    const equal = same.get(theirs)
    if (equal !== undefined) return { key, kind: 'same', mine: equal, theirs }
    const first = inFile.get(key)
    if (isDouble && first !== undefined)
      return isEqual(first, theirs)
        ? { key, kind: 'same', mine: first, theirs }
        : { key, kind: 'double', theirs }
    const likeness = likenessOf?.(theirs)
    const only =
      likeness !== undefined && alikeInFile.get(likeness)?.length === 1 ? stillAlike.get(likeness) : []
    const mine = here.get(key) ?? (only?.length === 1 ? only[0] : undefined)
    if (mine === undefined) return { key, kind: 'new', theirs }
    const carried = (names: readonly string[]) => {
      if (replaced) return replaced(mine, theirs)
      const shown = shownFields(rules, theirs)
      const next = { ...mine }
      for (const name of names) {
        if (shown[name] === undefined) Reflect.deleteProperty(next, name)
        else Reflect.set(next, name, shown[name])
      }
      return next
    }
    return {
      key,
      kind: 'different',
      mine,
      theirs,
      replaced: fields ? carried(fields) : theirs,
      beside: unique(theirs, (name) => here.has(name) || (name !== key && inFile.has(name))),
    }
  })
}

/** What an import stores. */
export const changesOf = <Item>(
  rows: ReadonlyArray<ImportRow<Item>>,
  choiceOf: (row: ImportRow<Item>) => ImportChoice,
): ReadonlyArray<ImportChange<Item>> =>
  rows.flatMap((row) => {
    if (row.kind === 'new') return [{ item: row.theirs }]
    if (row.kind !== 'different') return []
    const choice = choiceOf(row)
    if (choice === 'replace' && row.replaced !== undefined) return [{ mine: row.mine, item: row.replaced }]
    return choice === 'both' && row.beside !== undefined ? [{ item: row.beside }] : []
  })

/** The data with what an import stores; the same data where that is nothing. */
export function applyImport<Data, Item extends object>(
  data: Data,
  file: FileItems<Item>,
  rules: ImportRules<Data, Item>,
  choiceOf: (row: ImportRow<Item>) => ImportChoice = () => 'keep',
): Data {
  const changes = changesOf(planImport(data, file, rules), choiceOf)
  return changes.length === 0 ? data : rules.put(data, changes)
}

/** A list with items replaced and others at its end. */
export function putInList<Item extends object>(
  list: readonly Item[],
  changes: ReadonlyArray<ImportChange<Item>>,
  keyOf: (item: Item) => string,
): readonly Item[] {
  const places = new Map(changes.flatMap(({ mine, item }) => (mine ? [[keyOf(mine), item] as const] : [])))
  return [
    ...list.map((item) => places.get(keyOf(item)) ?? item),
    ...changes.flatMap(({ mine, item }) => (mine ? [] : [item])),
  ]
}
