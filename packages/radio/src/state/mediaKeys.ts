import type { Playback } from '../model/playback.ts'
import { wantsSound } from '../model/playback.ts'
import type { Station } from '../model/station.ts'

/** What keyboards, headphones and lock screens can ask for. */
export type MediaKeys = Readonly<
  Record<'play' | 'pause' | 'stop' | 'nexttrack' | 'previoustrack', () => void>
>

/**
 * Answers the system's media keys.
 *
 * @returns the function that no longer does
 */
export function listenToMediaKeys(session: MediaSession | undefined, keys: MediaKeys): () => void {
  if (!session) return () => {}
  const set = (key: keyof MediaKeys, handler: (() => void) | null) => {
    try {
      session.setActionHandler(key, handler)
    } catch {
      // This browser knows no such key: the others still work.
    }
  }
  const names = Object.keys(keys) as (keyof MediaKeys)[]
  for (const name of names) set(name, keys[name])
  return () => {
    for (const name of names) set(name, null)
    session.playbackState = 'none'
  }
}

/** Tells the system what is on, for its lock screen and media panel. */
export function tellSystem(
  session: MediaSession | undefined,
  station: Station,
  playback: Playback,
  radioName: string,
) {
  if (!session) return
  session.metadata = new MediaMetadata({ title: station.host, artist: radioName })
  session.playbackState = wantsSound(playback) ? 'playing' : playback.status === 'paused' ? 'paused' : 'none'
}
