// Measures in a page what is heard of a station of the fault server, by the radio and by a plain `<audio>` element.
import { memoryStorage } from '@kleinzeug/storage'
import { defaultLabels } from '../labels.ts'
import type { RadioData } from '../model/radioData.ts'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'

/** Times in s. */
export interface Measured {
  /** From the click to the first sound. */
  readonly started: number | undefined
  /** Messages in the order they appeared. */
  readonly messages: readonly string[]
  /** Sound of the whole run. */
  readonly heard: number
  /** From the repair of the station to the next sound. */
  readonly back: number | undefined
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Adds up the sound of an element over all its connections, and tells when it plays. */
function createSoundMeter(audio: HTMLAudioElement) {
  let position = 0
  let heard = 0
  return {
    heard: () => heard,
    /** Whether sound was played since the last call. */
    measure: () => {
      const { currentTime } = audio
      const added = currentTime >= position ? currentTime - position : currentTime
      position = currentTime
      heard += added
      return added > 0
    },
  }
}

async function run(
  audio: HTMLAudioElement,
  seconds: number,
  repairAt: number | undefined,
  repair: () => void,
) {
  const meter = createSoundMeter(audio)
  const begin = performance.now()
  let started: number | undefined
  let repairedAt: number | undefined
  let back: number | undefined
  for (;;) {
    const now = (performance.now() - begin) / 1_000
    if (now > seconds) break
    if (repairAt !== undefined && repairedAt === undefined && now >= repairAt) {
      repairedAt = now
      repair()
    }
    if (meter.measure()) {
      started ??= now
      if (repairedAt !== undefined) back ??= now - repairedAt
    }
    await wait(20)
  }
  return { started, heard: meter.heard(), back }
}

export interface MeasureOptions {
  readonly seconds: number
  /** When the station is repaired, in s after the start. */
  readonly repairAt?: number | undefined
}

const repair = (url: string) => () => void fetch(url.replace(/\/[^/]+$/, '/becomes/mp3'))

/** Plays a station by the radio. */
export async function measureRadio(url: string, { seconds, repairAt }: MeasureOptions): Promise<Measured> {
  const storage = memoryStorage<RadioData>({
    ...radioSlice.defaults(),
    presets: [{ host: 'Test', volume: 0, streamUrl: url }],
  })
  const audio = new Audio()
  const player = createRadio({
    storage,
    audio: () => audio,
    channel: () => undefined,
    mediaSession: () => undefined,
  })
  const messages: string[] = []
  player.store.sub(player.state.playback, () => {
    const { reason } = player.store.get(player.state.playback)
    const message = reason && defaultLabels.reasons[reason]
    if (message !== null && !messages.includes(message)) messages.push(message)
  })
  player.play()
  const result = await run(audio, seconds, repairAt, repair(url))
  player.release()
  return { ...result, messages }
}

/** Plays a station by a plain `<audio>` element. */
export async function measurePlain(url: string, { seconds, repairAt }: MeasureOptions): Promise<Measured> {
  const audio = new Audio(url)
  audio.volume = 0
  audio.play().catch(() => {})
  const result = await run(audio, seconds, repairAt, repair(url))
  audio.removeAttribute('src')
  audio.load()
  return { ...result, messages: [] }
}
