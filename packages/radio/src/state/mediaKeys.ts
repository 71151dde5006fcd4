import type { Playback } from '../model/playback.ts'
import { isOn } from '../model/playback.ts'
import type { Station } from '../model/station.ts'

/** The actions of keyboards, headphones and lock screens that the radio handles. */
const actions = ['play', 'pause', 'stop', 'nexttrack', 'previoustrack'] as const

export type MediaKeyHandlers = Readonly<Record<(typeof actions)[number], () => void>>

/** Handles the system's media keys. Returns the function that removes the handlers. */
export function handleMediaKeys(session: MediaSession | undefined, handlers: MediaKeyHandlers): () => void {
  if (!session) return () => {}
  const set = (action: MediaSessionAction, handler: (() => void) | null) => {
    try {
      session.setActionHandler(action, handler)
    } catch {
      // This browser does not know the action. The others still work.
    }
  }
  for (const action of actions) set(action, handlers[action])
  return () => {
    for (const action of actions) set(action, null)
    session.playbackState = 'none'
  }
}

/** Shows station and state on the lock screen and in the media panel of the system. */
export function updateMediaSession(
  session: MediaSession | undefined,
  station: Station,
  playback: Playback,
  radioName: string,
) {
  if (!session) return
  session.metadata = new MediaMetadata({ title: station.host, artist: radioName })
  session.playbackState = isOn(playback) ? 'playing' : playback.status === 'paused' ? 'paused' : 'none'
}
