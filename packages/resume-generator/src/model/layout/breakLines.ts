/** A word with the space that follows it, measured. */
export interface Word {
  readonly width: number
  /** Width of the space between it and the next word. */
  readonly space: number
}

/**
 * Divides words into as few lines as their width allows and, among those, into the most even ones: the sum
 * of the squared empty ends is least, the last line counting only when it is shorter than a fifth of the width.
 *
 * A word wider than the line has a line of its own.
 *
 * @returns the index of the first word of each line
 */
export function breakLines(words: readonly Word[], width: number): readonly number[] {
  if (words.length === 0) return []
  const best: Array<{ lines: number; cost: number; next: number }> = []
  best[words.length] = { lines: 0, cost: 0, next: words.length }
  for (let start = words.length - 1; start >= 0; start--) {
    let used = 0
    for (let end = start; end < words.length; end++) {
      const word = words[end]
      const rest = best[end + 1]
      if (!word || !rest) break
      used += word.width
      // A hundredth of a point is rounding, not width.
      if (used > width + 0.01 && end > start) break
      const isLast = end === words.length - 1
      const slack = Math.max(0, width - used)
      const widow = isLast && start > 0 && used < width / 5 ? width * width * 0.25 : 0
      const cost = rest.cost + (isLast ? widow : slack * slack)
      const lines = rest.lines + 1
      const known = best[start]
      if (!known || lines < known.lines || (lines === known.lines && cost < known.cost))
        best[start] = { lines, cost, next: end + 1 }
      used += word.space
    }
  }
  const starts: number[] = []
  for (let at = 0; at < words.length; at = best[at]?.next ?? words.length) starts.push(at)
  return starts
}
