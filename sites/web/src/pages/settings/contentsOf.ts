import { isObject } from '@kleinzeug/storage/decode'
import { themes } from '@kleinzeug/ui'
import { amountOf } from '../parts/amount.ts'
import { settingsLabels as labels } from './labels.ts'

const list = new Intl.ListFormat('de')

const itemsOf = (data: unknown, name: string): readonly unknown[] => {
  const items = isObject(data) ? data[name] : undefined
  return Array.isArray(items) ? items : []
}

const count = (n: number, one: string, many: string) => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`])

/** What a part of the record contains, by its name. */
const contents: Readonly<Record<string, (data: unknown) => readonly string[]>> = {
  decider: (data) => {
    const lists = itemsOf(data, 'lists')
    const items = lists.flatMap((each) => itemsOf(each, 'items'))
    return [...count(lists.length, 'Liste', 'Listen'), ...count(items.length, 'Eintrag', 'Einträge')]
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
    const years = isObject(data) ? Object.values(data) : []
    const days = years.flatMap((year) => itemsOf(year, 'months')).flatMap((month) => itemsOf(month, 'days'))
    return [...count(years.length, 'Jahr', 'Jahre'), ...count(days.length, 'Tag', 'Tage')]
  },
  achievements: (data) => count(Array.isArray(data) ? data.length : 0, 'Erfolg', 'Erfolge'),
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
