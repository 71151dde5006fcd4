import { themes } from '@kleinzeug/ui'
import { amountOf } from '../parts/amount.ts'
import { settingsLabels as labels } from './labels.ts'

const list = new Intl.ListFormat('de')

const itemsOf = (data: unknown, ...path: readonly string[]): readonly unknown[] => {
  let value = data
  for (const key of path)
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return Array.isArray(value) ? value : []
}

const count = (n: number, one: string, many: string) => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`])

/** What a part of the record contains, by its name. */
const contents: Readonly<Record<string, (data: unknown) => readonly string[]>> = {
  decider: (data) => {
    const lists = itemsOf(data, 'lists')
    const items = lists.reduce<number>((sum, each) => sum + itemsOf(each, 'items').length, 0)
    return [...count(lists.length, 'Liste', 'Listen'), ...count(items, 'Eintrag', 'Einträge')]
  },
  notationTrainer: (data) => [
    ...count(itemsOf(data, 'stats').length, 'Bestzeit', 'Bestzeiten'),
    ...count(itemsOf(data, 'runs').length, 'Lauf', 'Läufe'),
    ...count(itemsOf(data, 'own').length, 'eigene Eröffnung', 'eigene Eröffnungen'),
  ],
  svgEditor: (data) => count(itemsOf(data, 'library').length + 1, 'Zeichnung', 'Zeichnungen'),
  radio: (data) => count(itemsOf(data, 'stations').length, 'Sender', 'Sender'),
  brightness: (data) => themes.filter(({ id }) => id === data).map(({ label }) => label),
  worktime: (data) => {
    const years = typeof data === 'object' && data !== null ? Object.values(data) : []
    const months = years.flatMap((year) => itemsOf(year, 'months'))
    const days = months.reduce<number>((sum, month) => sum + itemsOf(month, 'days').length, 0)
    return [...count(years.length, 'Jahr', 'Jahre'), ...count(days, 'Tag', 'Tage')]
  },
  achievements: (data) => count(itemsOf(data).length, 'Erfolg', 'Erfolge'),
}

/**
 * A part of the record in words, such as „3 Listen und 41 Einträge“; its size where it cannot be counted, and
 * nothing for a part that is not there.
 */
export function contentsOf(name: string, json = ''): string {
  if (json === '') return ''
  if (json === 'true' || json === 'false') return labels[json]
  let words: readonly string[] = []
  try {
    if (Object.hasOwn(contents, name)) words = contents[name]?.(JSON.parse(json)) ?? []
  } catch {
    // Not JSON: its size is shown.
  }
  return words.length > 0 ? list.format(words) : amountOf(json.length)
}
