import { clockMinutes, spanMinutes } from '../calendar/clock.ts'
import { NOTE_LIMIT, type WorkDay, type WorkSpan } from './work.ts'

/** The times of work of a day; `undefined` where it has hours without times, or a break of unknown place. */
export const spansOf = (day: WorkDay): readonly WorkSpan[] | undefined =>
  day.spans ??
  (day.start !== undefined && day.end !== undefined && day.breakMinutes === undefined
    ? [
        {
          start: day.start,
          end: day.end,
          ...(day.project !== undefined && { project: day.project }),
          ...(day.note !== undefined && { note: day.note }),
        },
      ]
    : undefined)

/** Times of work in their order, with the breaks between them; `undefined` where they overlap. Only the last may end on the next day. */
export function joinSpans(
  list: readonly WorkSpan[],
): Pick<WorkDay, 'start' | 'end' | 'breakMinutes' | 'spans'> | undefined {
  const spans = list.toSorted((a, b) => clockMinutes(a.start) - clockMinutes(b.start))
  const [head, tail] = [spans[0], spans.at(-1)]
  if (!head || !tail) return undefined
  let [clock, worked] = [0, 0]
  for (const { start, end } of spans) {
    if (clockMinutes(start) < clock) return undefined
    worked += spanMinutes(start, end)
    clock = clockMinutes(start) + spanMinutes(start, end)
  }
  const whole = clock - clockMinutes(head.start)
  if (whole > 1440) return undefined
  return {
    start: head.start,
    end: tail.end,
    ...(whole > worked && { breakMinutes: whole - worked }),
    ...(spans.length > 1 && { spans }),
  }
}

type Texts = Pick<WorkDay, 'project' | 'note'>

/** Projects and notes of several parts in one text each, every one once. */
export function joinTexts(parts: readonly Texts[]): Texts {
  const joined = (name: keyof Texts) => {
    const text = [...new Set(parts.map((part) => part[name]))]
      .filter(Boolean)
      .join(' · ')
      .slice(0, NOTE_LIMIT)
    return text !== '' && { [name]: text }
  }
  return { ...joined('project'), ...joined('note') }
}

/** The day without the times within it; what stood beside them is the day's then. */
export function withoutSpans({ spans, ...day }: WorkDay): WorkDay {
  return spans ? { ...day, ...joinTexts([day, ...spans]) } : day
}

/** What was done on a day in words, each once: projects and notes, its own and those of its times. */
export const textsOf = (day: WorkDay): readonly string[] => [
  ...new Set(
    [day, ...(day.spans ?? [])]
      .flatMap(({ project, note }) => [project, note])
      .filter((text) => text !== undefined),
  ),
]
