import { memoryStorage } from '@kleinzeug/storage'
import { inject, type TestContext } from 'vitest'
import type { RadioData } from '../model/radioData.ts'
import type { Reason } from '../model/reason.ts'
import { radioSlice } from '../storage.ts'
import { createRadio } from './createRadio.ts'
import type { RadioOptions } from './radioPlayer.ts'

/** A radio with the real limits and one station of the fault server. */
export function radioAt(path: string, { onTestFinished }: TestContext, options: RadioOptions = {}) {
  const station = `${inject('station')}/${crypto.randomUUID()}`
  const player = createRadio({
    storage: memoryStorage<RadioData>({
      ...radioSlice.defaults(),
      presets: [{ host: path, volume: 0, streamUrl: station + path }],
    }),
    channel: () => undefined,
    mediaSession: () => undefined,
    random: () => 2 ** 31,
    ...options,
  })
  const reasons: (Reason | null)[] = []
  player.store.sub(player.state.playback, () => {
    const { reason } = player.store.get(player.state.playback)
    if (!reasons.includes(reason)) reasons.push(reason)
  })
  onTestFinished(player.release)
  return {
    /** Every reason so far, once each, in the order they appeared. */
    reasons,
    player,
    now: () => player.store.get(player.state.playback),
    requests: async () => Number(await (await fetch(`${station}/requests`)).text()),
  }
}
