const two = (n: number) => String(n).padStart(2, '0')

/** Writes a time in German: `0:07,4`, `12:30,0`, from an hour on `1:02:03,4`. Tenths are cut, not rounded. */
export function writeTime(ms: number) {
  const tenths = Math.floor(Math.max(0, ms) / 100)
  const seconds = Math.floor(tenths / 10)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const front = hours > 0 ? `${hours}:${two(minutes % 60)}` : `${minutes}`
  return `${front}:${two(seconds % 60)},${tenths % 10}`
}
