import { memoryStorage } from '@kleinzeug/storage'
import { defaultLabels } from '../src/labels.ts'
import { createRadio } from '../src/state/createRadio.ts'
import type { RadioData } from '../src/model/radioData.ts'
import { radioSlice } from '../src/storage.ts'

/** Times in ms: from the click, or where it says so otherwise. */
export interface Measured {
  shown: number
  played?: number
  /** From the fault; of a fault before any sound, from the click. */
  noticed?: number
  reason?: string
  /** Until the element moves on, from the moment the station is well again. */
  back?: number
  /** The same moment on the page's own clock. */
  backAt?: number
}

interface Options {
  /** Makes the station well so long after the fault has been noticed, in ms. */
  healAfter?: number
  /** When the server goes, on the page's own clock; for faults that are not the stream's. */
  goneAt?: number
  until?: number
}

/** When a connection of the fault server breaks, after its first byte, in ms. */
const breaksAfter = 1_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const heal = (url: string) => fetch(url.replace(/\/[a-z]+$/, '/becomes/normal'))

/** The bare element: the station is well again five seconds after its fault, and then has ten. */
async function measurePlain(url: string): Promise<Measured> {
  const audio = new Audio(url)
  audio.volume = 0
  audio.play().catch(() => {})
  await wait(breaksAfter + 5_000)
  await heal(url)
  const healed = performance.now()
  const position = audio.currentTime
  const result: Measured = { shown: 0 }
  while (performance.now() < healed + 10_000 && result.back === undefined) {
    await wait(20)
    if (audio.currentTime > position + 0.3) result.back = performance.now() - healed
  }
  audio.removeAttribute('src')
  audio.load()
  return result
}

async function measure(url: string, { healAfter, goneAt, until = 40_000 }: Options): Promise<Measured> {
  const storage = memoryStorage<RadioData>({
    ...radioSlice.defaults(),
    presets: [{ host: 'Messton', volume: 0, streamUrl: url }],
  })
  const audio = new Audio()
  const player = createRadio({
    storage,
    audio: () => audio,
    channel: () => undefined,
    mediaSession: () => undefined,
  })
  const result: Measured = { shown: NaN }
  const output = document.querySelector('output')
  const clicked = performance.now()
  let playedAt = 0
  let healedAt = goneAt === undefined ? Infinity : 0
  const brokeAt = () => goneAt ?? (playedAt > 0 ? playedAt + breaksAfter : clicked)
  player.store.sub(player.state.playback, () => {
    const { status, reason } = player.store.get(player.state.playback)
    if (output) output.textContent = defaultLabels.states[status]
    if (reason === null || result.noticed !== undefined) return
    result.reason = defaultLabels.reasons[reason]
    result.noticed = performance.now() - brokeAt()
    if (healAfter === undefined) return
    setTimeout(() => {
      healedAt = performance.now()
      void heal(url)
    }, healAfter)
  })
  player.play()
  await new Promise(requestAnimationFrame)
  result.shown = performance.now() - clicked
  let position = 0
  while (performance.now() < clicked + until && result.backAt === undefined) {
    await wait(10)
    const now = performance.now()
    // A new connection begins at nothing again.
    const moves = audio.currentTime > position && position > 0
    position = audio.currentTime
    if (!moves) continue
    if (playedAt === 0) playedAt = now
    result.played ??= now - clicked
    if (result.noticed === undefined || now < healedAt) continue
    if (player.store.get(player.state.playback).status !== 'playing') continue
    result.backAt = now
    result.back = now - healedAt
  }
  player.release()
  return result
}

declare global {
  interface Window {
    measure: typeof measure
    measurePlain: typeof measurePlain
  }
}

Object.assign(window, { measure, measurePlain })
