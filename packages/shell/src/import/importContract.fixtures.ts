import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { FileContent, FileRefusal } from './FileContent.ts'
import { applyImport, planImport, type FileItems, type ImportRules } from './planImport.ts'

type Read<Item> = FileContent<Item> | FileItems<Item> | FileRefusal

/** A format that a tool writes and reads. */
export interface ImportFormat<Data, Item> {
  readonly name: string
  readonly write: (data: Data) => string
  readonly read: (text: string, here: Data) => Read<Item>
  /** Data of the kind that the format carries; those of the subject when left out. */
  readonly data?: fc.Arbitrary<Data> | undefined
  /** What of an item the format carries, `undefined` for none; all of it when left out. */
  readonly carries?: ((item: Item) => unknown) | undefined
}

/** What the contract needs to know of a tool. */
export interface ImportSubject<Data, Item extends object> {
  readonly rules: ImportRules<Data, Item>
  readonly empty: Data
  /** Data with unknown fields, of which two have some keys in common. */
  readonly data: fc.Arbitrary<Data>
  readonly formats: ReadonlyArray<ImportFormat<Data, Item>>
}

/** Import of a tool, format by format: what goes out comes back, nothing twice, and nothing that is here changes. */
export function importContract<Data, Item extends object>({
  rules,
  empty,
  data,
  formats,
}: ImportSubject<Data, Item>) {
  const itemsOf = (content: Read<Item>): FileItems<Item> => ('refused' in content ? { items: [] } : content)
  const texts = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).toSorted()
  const sorted = (item: unknown): unknown =>
    typeof item !== 'object' || item === null
      ? item
      : Array.isArray(item)
        ? item.map(sorted)
        : Object.fromEntries(
            Object.entries(item)
              .filter(([, value]) => value !== undefined)
              .toSorted(([a], [b]) => (a < b ? -1 : 1))
              .map(([name, value]) => [name, sorted(value)]),
          )

  describe.each(formats)('import of $name', ({ write, read, carries = (item) => item, data: own = data }) => {
    const carried = (all: Data) => texts(rules.itemsOf(all).flatMap((item) => sorted(carries(item)) ?? []))

    const each = test.prop<[Data, Data, number]>([own, own, fc.nat()])

    each('what is exported comes back into an empty tool, unknown fields too', (all) => {
      const back = applyImport(empty, itemsOf(read(write(all), empty)), rules)
      expect(carried(back)).toEqual(carried(all))
    })

    each('what is exported is known again', (all) => {
      expect(applyImport(all, itemsOf(read(write(all), all)), rules)).toBe(all)
    })

    each('a second time nothing is added', (here, there) => {
      const once = applyImport(here, itemsOf(read(write(there), here)), rules)
      expect(applyImport(once, itemsOf(read(write(there), once)), rules)).toBe(once)
    })

    each('keeping changes nothing that is here', (here, there) => {
      const before = texts(rules.itemsOf(here))
      const file = itemsOf(read(write(there), here))
      const after = applyImport(here, file, rules)
      expect(texts(rules.itemsOf(after))).toEqual(expect.arrayContaining(before))
      if (planImport(here, file, rules).every(({ kind }) => kind !== 'new')) expect(after).toBe(here)
    })

    each('replacing takes the file, and keeping both loses neither', (here, there) => {
      const file = itemsOf(read(write(there), here))
      const rows = planImport(here, file, rules)
      const count = (all: Data) => rules.itemsOf(all).length
      const added = rows.filter(({ kind }) => kind === 'new').length
      const beside = rows.filter((row) => row.beside !== undefined).length
      const replaced = applyImport(here, file, rules, () => 'replace')
      expect(count(replaced)).toBe(count(here) + added)
      expect(planImport(replaced, file, rules).filter(({ kind }) => kind === 'different')).toEqual([])
      const both = applyImport(here, file, rules, () => 'both')
      expect(count(both)).toBe(count(here) + added + beside)
      expect(applyImport(both, file, rules, () => 'both')).toBe(both)
    })

    each('two of one key in a file both live, or are named', (first, second) => {
      const file = itemsOf(read(write(first), empty))
      const items = [...file.items, ...itemsOf(read(write(second), empty)).items]
      const rows = planImport(empty, { ...file, items }, rules)
      const all = applyImport(empty, { ...file, items }, rules)
      expect(rows).toHaveLength(items.length)
      const added = rows.filter(({ kind }) => kind === 'new').map(({ key }) => key)
      expect(rules.itemsOf(all).map(rules.keyOf)).toEqual(expect.arrayContaining(added))
      expect(new Set(added).size).toBe(added.length)
      expect(rows.filter(({ kind }) => kind === 'same').every(({ mine }) => mine !== undefined)).toBe(true)
      expect(rules.itemsOf(applyImport(all, { ...file, items }, rules))).toHaveLength(
        rules.itemsOf(all).length,
      )
    })

    each('a file that is cut off gives what can be read', (all, _other, at) => {
      const text = write(all)
      const whole = itemsOf(read(text, empty)).items
      const { items } = itemsOf(read(text.slice(0, at % (text.length + 1)), empty))
      // The entry in which the file ends may lack what stands behind; one of several lines may come in two.
      expect(items.length).toBeLessThanOrEqual(whole.length + 1)
      const known = new Set(whole.map((item) => JSON.stringify(sorted(carries(item)))))
      for (const item of items.slice(0, -2)) expect(known).toContain(JSON.stringify(sorted(carries(item))))
    })

    test.prop([fc.string()])('any text is read or refused', (text) => {
      expect(() => read(text, empty)).not.toThrow()
    })
  })
}
