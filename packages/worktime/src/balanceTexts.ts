import { balanceTexts } from './balanceWords.ts'
import { formats } from './formats.ts'

export const german = formats('de-DE', '.')
const { duration, day, daily, count: number } = german

export const days = (count: number) => (count === 1 ? '1 Tag' : `${number(count)} Tage`)
export const atDays = (count: number) => (count === 1 ? '1 Tag' : `${number(count)} Tagen`)

/** The texts of the balance in German. */
export const { lineName, lineFormula, outlook } = balanceTexts(german, {
  days,
  actual: 'Ist',
  carriedOver: 'Übertrag',
  planned: 'geplant',
  rest: 'Rest',
  target: 'Soll',
  goal: 'Ziel',
  name: {
    start: ({ start }) => `Beginn am ${day(start)}`,
    end: ({ end }) => `Ende am ${day(end)}`,
    target: (account) =>
      account.plan.model === 'contract'
        ? `${days(account.workdaysToDate)} nach Vertrag`
        : `${days(account.daysToDate)} × ${daily(account)}`,
    carryOver: ({ year }) => `Übertrag aus ${year - 1}`,
    worked: ({ worked }) => `gearbeitet an ${atDays(worked.days)}`,
    vacation: ({ vacation }) => `Urlaub an ${atDays(vacation.days)}`,
    sick: ({ sick }) => `krank an ${atDays(sick.days)}`,
    comp: ({ comp }) => `Ausgleich an ${atDays(comp.days)}`,
    outside: ({ outside }) => `${days(outside.days)} außerhalb`,
    planned: ({ planned }) => `geplant an ${atDays(planned.days)}`,
    yearTarget: (account) =>
      account.plan.model === 'contract'
        ? `Ziel: ${days(account.workdays)} nach Vertrag`
        : `Ziel: ${days(account.days)} × ${daily(account)}`,
    missing: () => 'fehlen noch',
    perDayLeft: ({ freeDaysLeft }) => `je freiem Tag (${number(freeDaysLeft)})`,
    daysAtLimit: () => 'oder Tage mit 10\u202fh',
    average: () => 'Prognose im Durchschnitt',
    recent: ({ recent }) =>
      recent.days === 1
        ? 'im Takt des letzten Tages'
        : `im Takt der letzten ${recent.days === 28 ? 'vier Wochen' : atDays(recent.days)}`,
  },
  pace: (minutes, count) =>
    `${duration(minutes)} an ${atDays(count)} sind ${duration(Math.round(minutes / count))} am Tag`,
  goingOn: ({ freeDaysLeft }, pace, sum) => `${pace}. So weiter an ${atDays(freeDaysLeft)}: ${sum}.`,
  ownCarryOver: 'Von Hand eingetragen, unter „Jahr …“ zu ändern.',
  noPrevious: (year) => `${year} ist leer oder nicht mehr da: Bis dahin zählt 0:00.`,
  liveCarryOver: (year, sum) => `Läuft mit: ${sum}. Wer ${year} ändert, ändert ihn mit.`,
  before: (count, target) => `${count} davor zählen nicht: ${target} weniger Soll im Jahr.`,
  after: (count, target) => `${count} danach zählen nicht: ${target} weniger Soll im Jahr.`,
  comp: 'Ausgleich schreibt nichts gut: Jeder dieser Tage kostet sein Soll.',
  outside:
    'Vor dem Beginn oder nach dem Ende des Kontos: zählt nicht mit. Beginn und Ende stehen unter „Jahr …“.',
  spread: (minutes, { freeDaysLeft }) =>
    `${minutes} auf die ${days(freeDaysLeft)} verteilt, an denen noch nichts steht, aufgerundet.`,
  divided: (minutes) => `${minutes} durch 10:00, aufgerundet.`,
  closed: (account, hours, balance) =>
    account.balance >= 0 ? `Abgeschlossen: ${hours} sind erreicht.` : `Abgeschlossen mit ${balance}.`,
  reached: ({ daysLeft }, hours) =>
    `${daysLeft === 1 ? 'Bleibt 1 Tag' : `Bleiben ${days(daysLeft)}`}, und ${hours} sind schon erreicht.`,
  unreachable: (missing, { freeDaysLeft }, hours) =>
    `Nicht mehr erreichbar: Es fehlen ${missing}. Selbst mit 10\u202fh an jedem freien Tag (${days(freeDaysLeft)}) wären es nur ${hours}.`,
})
