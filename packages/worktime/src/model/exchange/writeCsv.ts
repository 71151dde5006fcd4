import { writeTable } from '@kleinzeug/storage/exchange'
import { spanMinutes } from '../calendar/clock.ts'
import { addHours } from '../record/addedUp.ts'
import { daysOf, kindOf, type WorkDay, type WorkYear } from '../record/work.ts'
import { csvFields, type CsvField } from './csvFile.ts'
import { csvHalf, csvHeads, csvKinds } from './csvWords.ts'

/** What is missing to hours, so that both add up to them to the last digit; `undefined` where no number does. */
function restOf(hours: number, before: number): number | undefined {
  const rest = hours - before
  const whole = Math.round(rest * 60) / 60
  return [whole, rest, rest * (1 + Number.EPSILON), rest * (1 - Number.EPSILON)].find(
    (each) => each >= 0 && addHours(before, each) === hours,
  )
}

/** A day as its lines: one for each of several times of work, and one more for what the day says beside them. */
function linesOf({ spans, ...day }: WorkDay): readonly WorkDay[] {
  if (!spans || spans.length < 2) return [day]
  const { date, kind, leave } = day
  const base = { date, ...(kind && { kind }), ...(leave && { leave }) }
  const minutes = spans.map(({ start, end }) => spanMinutes(start, end))
  const before = minutes.slice(0, -1).reduce((sum, each) => sum + each, 0) / 60
  // The hours of the day are its truth: the last line has what is missing to them.
  const rest = restOf(day.hoursWorked, before)
  const hours =
    rest === undefined ? [day.hoursWorked] : [...minutes.slice(0, -1).map((each) => each / 60), rest]
  const lines = spans.map((span, index) => ({ ...base, ...span, hoursWorked: hours[index] ?? 0 }))
  const { project, note } = day
  return project === undefined && note === undefined
    ? lines
    : [
        ...lines,
        {
          ...base,
          hoursWorked: 0,
          ...(project !== undefined && { project }),
          ...(note !== undefined && { note }),
        },
      ]
}

/** One year as CSV: `;`, decimal comma, byte order mark; hours to their last digit. Projects have a column where there are some. */
export function csvOf(year: WorkYear): string {
  const lines = daysOf(year).flatMap(linesOf)
  const hasProjects = lines.length > daysOf(year).length || lines.some(({ project }) => project !== undefined)
  const fields = csvFields.filter((field) => hasProjects || field !== 'project')
  const cells = (day: WorkDay): Readonly<Record<CsvField, string>> => ({
    date: day.date.split('-').toReversed().join('.'),
    hours: String(day.hoursWorked).replace('.', ','),
    kind: `${day.leave ? csvHalf : ''}${csvKinds[kindOf(day)]}`,
    start: day.start ?? '',
    end: day.end ?? '',
    break: day.breakMinutes === undefined ? '' : String(day.breakMinutes),
    note: day.note ?? '',
    project: day.project ?? '',
  })
  return writeTable([
    fields.map((field) => csvHeads[field]),
    ...lines.map((day) => {
      const row = cells(day)
      return fields.map((field) => row[field])
    }),
  ])
}
