import { balanceFormulas } from './balanceFormulas.ts'
import { leaveFormulas } from './leaveFormulas.ts'
import { atDays, days, german } from './balanceTexts.ts'

const { duration } = german

/** How the figures of the balance come about, in German. */
export const { lineFormula } = balanceFormulas(german, {
  days,
  actual: 'Ist',
  carriedOver: 'Übertrag',
  planned: 'geplant',
  rest: 'Rest',
  target: 'Soll',
  goal: 'Ziel',
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
})

/** How the figures of the leave come about, in German. */
export const leaveFormula = leaveFormulas({
  number: (count) => String(count).replace('.', ','),
  months: (count) => (count === 1 ? '1 Monat' : `${count} Monate`),
  roundedUp: 'aufgerundet',
  entitled: 'Anspruch',
  carried: 'aus dem Vorjahr',
  lapsed: 'verfallen',
  taken: 'genommen',
  planned: 'geplant',
  ownCarried: 'Von Hand eingetragen, unter „Jahr …“ zu ändern.',
  takenUntil: (date) => `bis ${german.day(date)} genommen`,
  takenDays: 'Urlaub bis heute, an Tagen, für die der Vertrag Arbeit vorsieht.',
  plannedDays: 'Urlaub nach heute, an Tagen, für die der Vertrag Arbeit vorsieht.',
})
