import * as v from 'valibot'
import { endpoint, privateCall } from '../../session/api.ts'

const dayCount = v.looseObject({ day: v.string(), route: v.string(), count: v.number() })
const visit = v.looseObject({
  id: v.number(),
  /** ISO 8601. */
  at: v.string(),
  route: v.string(),
  userAgent: v.string(),
  language: v.string(),
  screen: v.string(),
})
const answerSchema = v.looseObject({
  counts: v.array(dayCount),
  visits: v.array(visit),
  /** The `before` of the next page; `null` at the end. */
  next: v.pipe(
    v.unknown(),
    v.transform((next) => (typeof next === 'number' ? next : null)),
  ),
})

export type DayCount = v.InferOutput<typeof dayCount>
export type VisitsAnswer = v.InferOutput<typeof answerSchema>

/** A page of the visits with their counts; for admins. Throws when the backend does not answer or refuses. */
export async function fetchVisits(days: number, before?: number): Promise<VisitsAnswer> {
  const query = new URLSearchParams({
    days: String(days),
    limit: '20',
    ...(before && { before: String(before) }),
  })
  const response = await fetch(endpoint(`/visits?${query}`), privateCall())
  if (!response.ok) throw new Error(`visits: ${response.status}`)
  return v.parse(answerSchema, await response.json())
}
