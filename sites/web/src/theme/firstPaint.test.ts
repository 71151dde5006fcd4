import { openRecord, PRODUCT_KEY } from '@kleinzeug/storage/local'
import { themes } from '@kleinzeug/ui'
import { expect, test } from 'vitest'
import { recordOptions } from '../page/recordOptions.ts'
import { firstPaintScript } from './firstPaint.ts'

function memoryStore() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
    key: (at: number) => [...texts.keys()][at] ?? null,
    get length() {
      return texts.size
    },
  } satisfies Storage
}

/** The attributes that the script sets on `<html>` for a stored text, and whether it parsed the text. */
function firstPaint(text: string | null) {
  const localStorage = memoryStore()
  if (text !== null) localStorage.setItem(PRODUCT_KEY, text)
  const dataset: Record<string, string> = {}
  let parsed = false
  const watched = { parse: (json: string): unknown => ((parsed = true), JSON.parse(json)) }
  // oxlint-disable-next-line typescript/no-implied-eval -- the script of the page, as a page runs it
  const run = new Function('document', 'localStorage', 'sessionStorage', 'JSON', firstPaintScript)
  run({ documentElement: { dataset } }, localStorage, memoryStore(), watched)
  return { theme: dataset['theme'], returning: 'returning' in dataset, parsed }
}

const slice = (name: string) => ({ name, defaults: (): unknown => null, decode: (data: unknown) => data })

/** The text that the record stores for some fields. */
async function storedText(fields: Readonly<Record<string, unknown>>) {
  const localStorage = memoryStore()
  const record = openRecord({
    ...recordOptions,
    localStorage,
    indexedDB: undefined,
    BroadcastChannel: undefined,
    window: new EventTarget(),
    document: undefined,
    storageManager: undefined,
  })
  for (const [name, value] of Object.entries(fields)) record.slice(slice(name)).write(value)
  await record.flush()
  await record.dispose()
  return localStorage.getItem(PRODUCT_KEY)
}

/** Data in which the word occurs as a key, in a text with line breaks, and as a quotation of a whole record. */
const misleading = {
  achievements: [{ brightness: 'light', note: '\n"brightness":"light"\n' }],
  zoo: { brightness: 'light', text: '{\n"brightness":"light"\n}', '\n"brightness":"light': 1 },
}

test.each(themes)('the theme $id is found in the text of the record, which is not parsed', async ({ id }) => {
  const text = await storedText({ ...misleading, brightness: id })
  expect(firstPaint(text)).toEqual({ theme: id, returning: true, parsed: false })
})

test('a record without a theme is dark, whatever its data quotes', async () => {
  const text = await storedText(misleading)
  expect(firstPaint(text)).toEqual({ theme: 'dark', returning: true, parsed: false })
  const unknown = await storedText({ ...misleading, brightness: 'amber' })
  expect(firstPaint(unknown)).toEqual({ theme: 'dark', returning: true, parsed: false })
})

test('a record from before `meta` is light without a theme, and one in another layout is parsed', () => {
  expect(firstPaint(JSON.stringify({ decider: { lists: [] } }))).toMatchObject({
    theme: 'light',
    parsed: true,
  })
  expect(firstPaint(JSON.stringify({ brightness: 'dark' }))).toMatchObject({ theme: 'dark', parsed: true })
  expect(firstPaint(JSON.stringify({ meta: {}, achievements: [] }, null, 2)).theme).toBe('dark')
})

test('a new visitor and one with a damaged text start dark', () => {
  expect(firstPaint(null)).toMatchObject({ theme: 'dark', returning: false })
  expect(firstPaint('null')).toMatchObject({ theme: 'dark', returning: false })
  expect(firstPaint('{"brightness":')).toMatchObject({ theme: 'dark', returning: false })
})
