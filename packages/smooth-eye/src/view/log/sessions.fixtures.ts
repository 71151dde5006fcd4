import { memoryStorage } from '@kleinzeug/storage'
import type { SmoothEyeData } from '../../model/data.ts'
import { smoothEyeSlice } from '../../storage.ts'

const MINUTE = 60_000
/** A Saturday noon where the browser is: what is shown of it is the same everywhere. */
const noon = new Date(2026, 10, 21, 12).getTime()

export const logged: SmoothEyeData['sessions'] = [
  { start: noon, seconds: 120, exercise: 'mixed', speed: 14 },
  { start: noon - 90 * MINUTE, seconds: 60, exercise: 'eight', speed: 12 },
  { start: noon - 26 * 60 * MINUTE, seconds: 125, exercise: 'horizontal', speed: 18 },
]

/** A storage with the given settings and some sessions. */
export const withSettings = (settings: Partial<SmoothEyeData['settings']> = {}, sessions = logged) => {
  const data = smoothEyeSlice.defaults()
  return memoryStorage<SmoothEyeData>({ ...data, settings: { ...data.settings, ...settings }, sessions })
}

/** A clock that the test moves by hand. */
export function handClock() {
  let now = 0
  return {
    steadyTime: () => now,
    sources: { now: () => noon + now, random: () => 1234 },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
  }
}
