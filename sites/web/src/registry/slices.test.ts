import { expect, test } from 'vitest'
import { loadSlices, toolFields } from './toolFields.ts'

async function sliceOf(field: string) {
  const slice = (await loadSlices([field])).get(field)
  if (!slice) throw new Error(`No slice of the name ${field} is exported.`)
  return slice
}

test.each([...toolFields.values()])(
  '$field: its slice has this name, counts what the registry has nouns for, and reads its own defaults',
  async ({ field, counts = {} }) => {
    const slice = await sliceOf(field)
    expect(slice.name).toBe(field)
    const defaults = slice.defaults()
    expect(slice.decode(defaults)).toEqual(defaults)
    expect(Object.keys(slice.summary?.(defaults) ?? {})).toEqual(Object.keys(counts))
  },
)

test.each([...toolFields.values()])(
  '$field: the edits of two tabs are merged where it holds named or dated items',
  async ({ field, counts }) => {
    const slice = await sliceOf(field)
    // What is counted are items; the rest are settings.
    if (!counts) return
    expect(slice).toHaveProperty('merge')
    const start = slice.defaults()
    expect(slice.merge?.(start, start, start)).toEqual(start)
  },
)

/** Another value of the same kind; `undefined` where only the tool knows one, as of a list. */
function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (typeof value === 'string') return `${value}x`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  for (const [name, inner] of Object.entries(value)) {
    const next = another(inner)
    if (next !== undefined) return { ...value, [name]: next }
  }
  return undefined
}

test.each([...toolFields.values()])(
  '$field: each setting that one tab has changed stays beside an edit of the other tab',
  async ({ field }) => {
    const slice = await sliceOf(field)
    const start = slice.defaults()
    if (!slice.merge || typeof start !== 'object' || start === null || Array.isArray(start)) return
    for (const [name, value] of Object.entries(start)) {
      const next = another(value)
      // An id says which document it is.
      if (next === undefined || name === 'id') continue
      const merged = slice.merge(start, { ...start, elsewhere: 1 }, { ...start, [name]: next })
      expect.soft(merged, name).toMatchObject({ elsewhere: 1, [name]: next })
    }
  },
)
