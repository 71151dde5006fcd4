const DAY = 24 * 60 * 60 * 1000

/**
 * Which of some times are kept, when older ones are kept more and more sparsely: one per hour for two days, per day for a
 * month, per month from then on. The newest is always kept.
 *
 * @param times in ms since 1970
 */
export function thinned(times: readonly number[], now: number): ReadonlySet<number> {
  const kept = new Set<number>()
  const spans = new Set<string>()
  // The first of a span stays the first of it, so that what is kept does not change from day to day.
  for (const time of times.toSorted((a, b) => a - b)) {
    const span = spanOf(time, now - time)
    if (spans.has(span)) continue
    spans.add(span)
    kept.add(time)
  }
  if (times.length > 0) kept.add(Math.max(...times))
  return kept
}

function spanOf(time: number, age: number): string {
  if (age < 2 * DAY) return `hour ${Math.floor(time / (60 * 60 * 1000))}`
  if (age < 31 * DAY) return `day ${Math.floor(time / DAY)}`
  return `month ${new Date(time).toISOString().slice(0, 7)}`
}
