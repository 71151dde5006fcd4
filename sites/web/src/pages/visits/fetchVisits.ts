import { apiRoot } from '../../site.config.ts'

export interface DayCount {
  readonly day: string
  readonly route: string
  readonly count: number
}

export interface Visit {
  readonly id: number
  /** ISO 8601. */
  readonly at: string
  readonly route: string
  readonly userAgent: string
  readonly language: string
  readonly screen: string
}

export interface VisitsAnswer {
  readonly counts: readonly DayCount[]
  readonly visits: readonly Visit[]
  /** Where the next page begins; `null` at the end. */
  readonly next: number | null
}

/**
 * Visits as the backend tells them to an admin.
 *
 * @throws when the backend does not answer or refuses
 */
export async function fetchVisits(days: number, before?: number): Promise<VisitsAnswer> {
  const query = new URLSearchParams({
    days: String(days),
    limit: '20',
    ...(before && { before: String(before) }),
  })
  const response = await fetch(`${apiRoot}/visits?${query}`, { cache: 'no-store' })
  if (!response.ok) throw new Error(`visits: ${response.status}`)
  // The backend of this repository, which checks the shape itself.
  const answer: VisitsAnswer = await response.json()
  return answer
}
