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
