import { memoryStorage } from '@kleinzeug/storage'
import { defaultLabels } from '../src/labels.ts'
import { createRadio } from '../src/state/createRadio.ts'
import { radioSlice, type RadioData } from '../src/storage.ts'

/** Times in ms: from the click, or where it says so otherwise. */
export interface Measured {
  shown: number
  played?: number
  /** From the fault; of a fault before any sound, from the click. */
  noticed?: number
  reason?: string
  /** From the moment the station is well again. */
  back?: number
  /** On the page's own clock. */
  backAt?: number
}

interface Options {
  /** Makes the station well as soon as the fault has been noticed. */
  heal?: boolean
  /** The bare element in place of the radio. */
  plain?: boolean
  until?: number
}

/** When a connection of the fault server breaks, after its first byte, in ms. */
const breaksAfter = 1_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function plainAudio(url: string, { until = 8_000 }: Options): Promise<Measured> {
  const audio = new Audio(url)
  audio.volume = 0
  audio.play().catch(() => {})
  await wait(until - 4_000)
  await fetch(url.replace(/\/[a-z]+$/, '/becomes/normal'))
  const healed = performance.now()
  const position = audio.currentTime
  while (performance.now() < healed + 4_000) {
    await wait(20)
    if (audio.currentTime > position + 0.3) return { shown: 0, back: performance.now() - healed }
  }
  audio.removeAttribute('src')
  audio.load()
  return { shown: 0 }
}

async function measure(url: string, options: Options): Promise<Measured> {
  if (options.plain) return plainAudio(url, options)
  const storage = memoryStorage<RadioData>({
    ...radioSlice.defaults(),
    presets: [{ host: 'Messton', volume: 0, streamUrl: url }],
  })
  const player = createRadio({ storage, channel: () => undefined, mediaSession: () => undefined })
  const result: Measured = { shown: NaN }
  const output = document.querySelector('output')
  const clicked = performance.now()
  let playedAt = 0
  let healedAt = 0
  let lost = false
  player.store.sub(player.state.playback, () => {
    const { status, reason } = player.store.get(player.state.playback)
    if (output) output.textContent = defaultLabels.states[status]
    const now = performance.now()
    if (status === 'playing') {
      if (playedAt === 0) {
        playedAt = now
        result.played = now - clicked
      }
      if (lost) {
        result.backAt ??= now
        result.back ??= now - healedAt
      }
    } else if (playedAt > 0) lost = true
    if (reason && result.noticed === undefined) {
      lost = true
      result.reason = defaultLabels.reasons[reason]
      result.noticed = now - (playedAt > 0 ? playedAt + breaksAfter : clicked)
      healedAt = now
      if (options.heal) void fetch(url.replace(/\/[a-z]+$/, '/becomes/normal'))
    }
  })
  player.play()
  await new Promise(requestAnimationFrame)
  result.shown = performance.now() - clicked
  const end = clicked + (options.until ?? (url.endsWith('/normal') ? 1_500 : 25_000))
  while (performance.now() < end && result.backAt === undefined) await wait(20)
  player.release()
  return result
}

Object.assign(window, { measure })
