import { formats } from './formats.ts'
import type { Account } from './model/account/account.ts'
import type { AccountLine } from './model/account/accountDays.ts'

export const german = formats('de-DE', '.')
const { duration, signed, hours, day } = german

export const days = (count: number) => (count === 1 ? '1 Tag' : `${german.count(count)} Tage`)
export const atDays = (count: number) => (count === 1 ? '1 Tag' : `${german.count(count)} Tagen`)

const recentSpan = ({ recent }: Account) =>
  recent.days === 28 ? 'vier Wochen' : recent.days === 1 ? '1 Tag' : atDays(recent.days)

/** What a line of the balance is called. */
export function lineName(line: AccountLine, account: Account): string {
  switch (line) {
    case 'start':
      return `Beginn am ${day(account.start)}`
    case 'end':
      return `Ende am ${day(account.end)}`
    case 'target':
      return `${days(account.daysToDate)} × ${duration(account.perDay)}`
    case 'carryOver':
      return `Übertrag aus ${account.year - 1}`
    case 'worked':
      return `gearbeitet an ${atDays(account.worked.days)}`
    case 'vacation':
      return `Urlaub an ${atDays(account.vacation.days)}`
    case 'sick':
      return `krank an ${atDays(account.sick.days)}`
    case 'comp':
      return `Ausgleich an ${atDays(account.comp.days)}`
    case 'outside':
      return `${days(account.outside.days)} außerhalb`
    case 'planned':
      return `geplant an ${atDays(account.planned.days)}`
    case 'yearTarget':
      return `Ziel: ${days(account.days)} × ${duration(account.perDay)}`
    case 'missing':
      return 'fehlen noch'
    case 'perDayLeft':
      return `je freiem Tag (${german.count(account.freeDaysLeft)})`
    case 'daysAtLimit':
      return 'oder Tage mit 10\u202fh'
    case 'average':
      return 'Prognose im Durchschnitt'
    default:
      return `im Takt der letzten ${recentSpan(account)}`
  }
}

const sum = (parts: ReadonlyArray<readonly [name: string, minutes: number]>) =>
  parts
    .filter(([, minutes], index) => index === 0 || minutes !== 0)
    .map(([name, minutes], index) =>
      index === 0
        ? `${name} ${duration(minutes)}`
        : `${minutes < 0 ? '−' : '+'} ${name} ${duration(Math.abs(minutes))}`,
    )
    .join(' ')

const pace = (minutes: number, count: number) =>
  `${duration(minutes)} an ${atDays(count)} sind ${duration(Math.round(minutes / count))} am Tag`

const ahead = (account: Account, minutes: number, count: number) =>
  `${pace(minutes, count)}. So weiter an ${atDays(account.freeDaysLeft)}: ${sum([
    ['Ist', account.actual],
    ['Übertrag', account.carryOver.minutes],
    ['geplant', account.planned.minutes],
    ['Rest', Math.round((minutes / count) * account.freeDaysLeft)],
  ])}.`

function carryOverFormula({ carryOver, year }: Account) {
  if (carryOver.source === 'own') return 'Von Hand eingetragen, unter „Jahr …“ zu ändern.'
  const { previous } = carryOver
  if (!previous) return `${year - 1} ist leer oder nicht mehr da: Bis dahin zählt 0:00.`
  return `Läuft mit: ${sum([
    ['Ist', previous.actual],
    ['Übertrag', previous.carryOver.minutes],
    ['Soll', -previous.targetToDate],
  ])} = ${signed(previous.balance)}. Wer ${year - 1} ändert, ändert ihn mit.`
}

/** How the figure of a line comes about; nothing where its days say it. */
export function lineFormula(line: AccountLine, account: Account): string | undefined {
  const { perDay, projection } = account
  switch (line) {
    case 'start':
      return `${days(account.daysBefore)} davor zählen nicht: ${duration(account.daysBefore * perDay)} weniger Soll im Jahr.`
    case 'end':
      return `${days(account.daysAfter)} danach zählen nicht: ${duration(account.daysAfter * perDay)} weniger Soll im Jahr.`
    case 'carryOver':
      return carryOverFormula(account)
    case 'comp':
      return 'Ausgleich schreibt nichts gut: Jeder dieser Tage kostet sein Soll.'
    case 'outside':
      return 'Vor dem Beginn oder nach dem Ende des Kontos: zählt nicht mit. Beginn und Ende stehen unter „Jahr …“.'
    case 'missing':
      return `${sum([
        ['Ziel', account.target],
        ['Übertrag', -account.carryOver.minutes],
        ['Ist', -account.actual],
        ['geplant', -account.planned.minutes],
      ])} = ${duration(account.missing)}.`
    case 'perDayLeft':
      return `${duration(account.missing)} auf die ${days(account.freeDaysLeft)} verteilt, an denen noch nichts steht, aufgerundet.`
    case 'daysAtLimit':
      return `${duration(account.missing)} durch 10:00, aufgerundet.`
    case 'average':
      return projection && ahead(account, account.actual, account.daysToDate)
    case 'recent':
      return projection && ahead(account, account.recent.minutes, account.recent.days)
    default:
      return undefined
  }
}

/** Where the year stands, in a sentence; none while it is open. */
export function outlook(account: Account): string | undefined {
  const { daysLeft, freeDaysLeft, missing, target } = account
  const left = daysLeft === 1 ? 'Bleibt 1 Tag' : `Bleiben ${days(daysLeft)}`
  switch (account.outlook) {
    case 'over':
      return account.balance >= 0
        ? `Abgeschlossen: ${hours(target)} sind erreicht.`
        : `Abgeschlossen mit ${signed(account.balance)}.`
    case 'reached':
      return `${left}, und ${hours(target)} sind schon erreicht.`
    case 'unreachable':
      return `Nicht mehr erreichbar: Es fehlen ${duration(missing)}. Selbst mit 10\u202fh an jedem freien Tag (${days(freeDaysLeft)}) wären es nur ${hours(freeDaysLeft * 600)}.`
    default:
      return undefined
  }
}
