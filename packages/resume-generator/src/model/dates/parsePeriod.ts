import { isBefore, parsePartialDate, type PartialDate, type Period } from './partialDate.ts'

const today =
  /^(?:(?:bis\s+)?(?:heute|jetzt|dato|laufend|lfd\.?|andauernd|fortlaufend|aktuell|today|present|now|current|ongoing)|\?|…|\.{2,3})?$/i

/** Between the dates of a period; never at its start. */
const separator = /(?<=.)(?:–|—|\s-\s|\s-$|\bbis\b|\bto\b)/i

/** The winter and summer terms of German universities. */
function termOf(text: string): Period | undefined {
  const term = /^(WS|WiSe|Wintersemester|SS|SoSe|Sommersemester)\s*(\d{4})(?:\/\d{2,4})?$/i.exec(text)
  const year = Number(term?.[2])
  if (!term || year < 1900) return undefined
  return /^w/i.test(term[1] ?? '')
    ? { from: `${year}-10`, to: `${year + 1}-03` }
    : { from: `${year}-04`, to: `${year}-09` }
}

/** "2021/22", also with a word such as "Winter" before it. */
function yearsOf(text: string): Period | undefined {
  const years = /^(?:winter\s+)?(\d{4})\s*[/–-]\s*(\d{2})$/i.exec(text)
  const [, first = '', second = ''] = years ?? []
  const last = first.slice(0, 2) + second
  return years && Number(second) > Number(first.slice(2)) && parsePartialDate(first)
    ? { from: first, to: last }
    : undefined
}

/** The first date of a period, which may leave its year to the last one: "Januar – März 2020". */
function parseFirst(text: string, last: PartialDate | undefined): PartialDate | undefined {
  const date = parsePartialDate(text)
  if (date !== undefined || !last || last.length < 7) return date
  const month = /^(\p{L}{3,9}\.?|\d{1,2})[./]?$/u.exec(text.trim())?.[1]
  return month && parsePartialDate(`${month}${/\d/.test(month) ? '/' : ' '}${last.slice(0, 4)}`)
}

/**
 * Reads a typed period such as "seit 03/2021", "03/21 – 05/24", "von März 2020 bis heute", "2021/22" or "WS 2015/16", or
 * one date; `undefined` when it is none or ends before it begins.
 */
export function parsePeriod(text: string): Period | undefined {
  const typed = text.trim().replace(/^(?:von|vom|from)\s+/i, '')
  if (typed === '') return { from: '', to: '' }
  const since = /^(?:seit|ab|since)\s+(\S.*)$/i.exec(typed)
  if (since) {
    const from = parsePartialDate(since[1] ?? '')
    return from ? { from, to: '' } : undefined
  }
  const until = /^(?:bis|until)\s+(\S.*)$/i.exec(typed)
  const single = parsePartialDate(until?.[1] ?? typed)
  if (single !== undefined) return { from: '', to: single }
  const known = termOf(typed) ?? yearsOf(typed)
  if (known) return known
  const between = separator.exec(typed)
  const [first, last] = between
    ? [typed.slice(0, between.index), typed.slice(between.index + between[0].length)]
    : (/^([^-]+)-([^-]*)$/.exec(typed)?.slice(1) ?? [])
  if (first === undefined || last === undefined) return undefined
  const isOpen = today.test(last.trim())
  const to = isOpen ? '' : parsePartialDate(last.replace(/^\s*zum\s+/i, ''))
  const from = parseFirst(first, to)
  if (!from || to === undefined) return undefined
  if (isOpen) return { from, to: '' }
  return to && !isBefore(to, from) ? { from, to } : undefined
}
