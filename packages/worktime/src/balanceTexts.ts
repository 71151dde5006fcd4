import { balanceTexts } from './balanceWords.ts'
import { formats } from './formats.ts'

export const german = formats('de-DE', '.', {
  weekdays: 'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
  months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  dayEnd: '.',
  weekdayLetters: 2,
})
const { day, daily, count: number } = german

export const days = (count: number) => (count === 1 ? '1 Tag' : `${number(count)} Tage`)
export const atDays = (count: number) => (count === 1 ? '1 Tag' : `${number(count)} Tagen`)

/** The texts of the balance in German. */
export const { lineName, outlook } = balanceTexts(german, {
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
  closed: (account, hours, balance) =>
    account.balance >= 0 ? `Abgeschlossen: ${hours} sind erreicht.` : `Abgeschlossen mit ${balance}.`,
  reached: ({ daysLeft }, hours) =>
    `${daysLeft === 1 ? 'Bleibt 1 Tag' : `Bleiben ${days(daysLeft)}`}, und ${hours} sind schon erreicht.`,
  unreachable: (missing, { freeDaysLeft }, hours) =>
    `Nicht mehr erreichbar: Es fehlen ${missing}. Selbst mit 10\u202fh an jedem freien Tag (${days(freeDaysLeft)}) wären es nur ${hours}.`,
})
