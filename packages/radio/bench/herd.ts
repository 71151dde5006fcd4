// Computes what many listeners do to a station that restarts: all of them lose it in the same moment. Prints the
// requests that reach it, by the delays of the model alone. Nothing is sent.
import { systemRandom } from '@kleinzeug/random'
import { retryDelay } from '../src/model/retryDelay.ts'

const listeners = 10_000

for (const downFor of [1, 5, 60]) {
  const requests: number[] = []
  const returns: number[] = []
  for (let listener = 0; listener < listeners; listener += 1) {
    let at = 0
    for (let failures = 1; ; failures += 1) {
      at += retryDelay(failures, systemRandom() / 2 ** 32) / 1_000
      requests.push(at)
      if (at >= downFor) break
    }
    returns.push(at - downFor)
  }
  const perSecond = new Map<number, number>()
  for (const at of requests) perSecond.set(Math.floor(at), (perSecond.get(Math.floor(at)) ?? 0) + 1)
  const afterReturn = [...perSecond].filter(([second]) => second >= downFor).map(([, count]) => count)
  returns.sort((a, b) => a - b)
  const quantile = (share: number) => (returns[Math.floor((listeners - 1) * share)] ?? NaN).toFixed(1)
  console.log(
    `down for ${downFor} s: ${(requests.length / listeners).toFixed(1)} requests per listener, at most ${Math.max(...perSecond.values())} a second while down, ${Math.max(...afterReturn)} a second after; back: half within ${quantile(0.5)} s, 95 % within ${quantile(0.95)} s, all within ${quantile(1)} s`,
  )
}
