import { memoryStorage } from '@kleinzeug/storage'
import { defaultSettings, type DeciderData, type Item } from '../model/deciderData.ts'

/** A storage with one list „Essen“, or with what is given of it. */
export const stored = (items: readonly Item[], rest: Partial<DeciderData> = {}) =>
  memoryStorage<DeciderData>({
    lists: [{ name: 'Essen', items }],
    settings: defaultSettings,
    history: [],
    ...rest,
  })

export const active = (...names: string[]): Item[] => names.map((name) => ({ name, active: true }))

export const dishes = active('Pizza', 'Nudeln', 'Selber kochen', 'Salat')

export const numbered = (count: number) =>
  active(...Array.from({ length: count }, (_, index) => `Los ${index + 1}`))

/** Draws the first candidate, then the second, and so on. */
export const countingRandom = (start = 0) => {
  let next = start
  return () => next++
}

/** Names that break layouts and, where markup is taken for markup, more than that. */
export const hostileNames = [
  'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(240).slice(0, 10_000),
  '<img src=x onerror="alert(1)"><b>fett</b>',
  '👨‍👩‍👧‍👦🏳️‍🌈🚗',
  'قرارات مصيرية جدا',
  'a\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308 gestapelt',
  '{{7*7}} ${process.env}',
]
