import { isObject } from '@kleinzeug/storage/decode'
import { readBackup } from '@kleinzeug/storage/exchange'
import { decodeData, emptyData, type SelfReportData, type Sheet } from '../data.ts'
import { isIsoDate, type IsoDate } from '@kleinzeug/calendar-day'
import { readCsv } from './readCsv.ts'
import { ANSWERS, QUESTIONS } from './handOver.ts'

/** Bytes that a file may have. */
export const FILE_LIMIT = 2_000_000
/** Maximum number of answers accepted from another person's file. */
const MOST_QUESTIONS = 60
const LONGEST = 500

export type Refusal = 'no-json' | 'no-columns' | 'not-ours' | 'no-questions' | 'no-answers'

export type ReadFile =
  | {
      readonly kind: 'backup'
      readonly data: SelfReportData
      /** Parts that could not be read. */
      readonly lost: readonly unknown[]
      readonly isCut?: boolean
      /** Rows of a table that are sums of a questionnaire. */
      readonly sums?: number
    }
  | { readonly kind: 'questions' | 'answers'; readonly sheet: Sheet; readonly lost: readonly unknown[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

type Reject = (path: string, value: unknown) => void

const refused = (refusal: Refusal): ReadFile => ({ kind: 'refused', refusal })

const short = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : '')

/** Reads questions or answers from another person's file, by the rules of stored data. */
function handedOver(json: Record<string, unknown>, reject: Reject) {
  const format = json['format']
  if (format !== QUESTIONS && format !== ANSWERS) return undefined
  const { traits, sheets } =
    decodeData(
      { traits: json['traits'], sheets: [{ id: 'sheet', date: '2000-01-01', values: json['values'] }] },
      reject,
    ) ?? emptyData()
  return {
    format,
    about: short(json['about']),
    by: short(json['by']),
    note: short(json['note']),
    id: short(json['id']),
    date: json['date'],
    traits: traits.slice(0, MOST_QUESTIONS).map(({ id, name, low, high }) => ({
      id: short(id),
      name: short(name),
      low: short(low),
      high: short(high),
      resting: false,
    })),
    values: sheets[0]?.values ?? [],
  }
}

/** Reads a file that was chosen; refuses with a reason, and never throws. */
export function readFile(
  text: string,
  today: IsoDate,
  makeId: () => string,
  current: SelfReportData = emptyData(),
): ReadFile {
  const file = readBackup(text, 'selfReport')
  if (!file) {
    if (/^\s*[[{]/.test(text)) return refused('no-json')
    const table = readCsv(text, current, makeId)
    return table ? { kind: 'backup', ...table } : refused('no-columns')
  }
  const { data: json, isCut } = file
  if (!isObject(json)) return refused('not-ours')
  const lost: unknown[] = []
  const reject: Reject = (_path, value) => lost.push(value)
  const sheet = handedOver(json, reject)
  if (!sheet) {
    const isOurs = ['traits', 'ratings', 'tests'].some((name) => name in json)
    const data = isOurs ? decodeData(json, reject) : undefined
    return data ? { kind: 'backup', data, lost, isCut } : refused('not-ours')
  }
  if (sheet.traits.length === 0) return refused('no-questions')
  const { about, by, note, traits, values } = sheet
  const base = { about, traits, date: isIsoDate(sheet.date) ? sheet.date : today }
  if (sheet.format === QUESTIONS)
    return {
      kind: 'questions',
      sheet: { ...base, id: makeId(), date: today, by: '', note: '', values: [], open: true },
      lost,
    }
  if (!values.some(({ value }) => value > 0)) return refused('no-answers')
  return {
    kind: 'answers',
    sheet: { ...base, id: sheet.id || makeId(), by, note, values, open: false },
    lost,
  }
}
