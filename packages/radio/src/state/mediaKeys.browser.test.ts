import { beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { tunedRadio } from './tunedRadio.fixtures.ts'

beforeAll(() => userEvent.click(document.body))

/** The system's side, as far as a radio deals with it. */
function system({ refuses }: { refuses?: MediaSessionAction } = {}) {
  const handlers = new Map<string, MediaSessionActionHandler | null>()
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none',
    setActionHandler: (key: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      if (key === refuses) throw new TypeError('no such key')
      handlers.set(key, handler)
    },
  }
  const press = (key: MediaSessionAction) => handlers.get(key)?.({ action: key })
  return {
    ...tunedRadio({ mediaSession: () => session as unknown as MediaSession }),
    handlers,
    session,
    press,
  }
}

test('the system knows station and state', async () => {
  const { player, plays, session } = system()
  player.play()
  expect(session.playbackState).toBe('playing')
  await plays()
  expect(session.metadata).toMatchObject({ title: 'Eins', artist: 'Digi Radio' })
  player.pause()
  expect(session.playbackState).toBe('paused')
  player.stop()
  expect(session.playbackState).toBe('none')
})

test('pause and play', async () => {
  const { player, plays, press, status } = system()
  player.play()
  await plays()
  press('pause')
  expect(status()).toBe('paused')
  press('play')
  await plays()
})

test('stop, and play after it', async () => {
  const { audio, player, plays, press, status } = system()
  player.play()
  await plays()
  press('stop')
  expect(status()).toBe('off')
  expect(audio.hasAttribute('src')).toBe(false)
  press('play')
  expect(status()).toBe('connecting')
})

test('next and previous play what they select, even from a pause', async () => {
  const { player, plays, press, session } = system()
  player.play()
  await plays()
  press('nexttrack')
  expect(session.metadata?.title).toBe('Zwei')
  await plays()
  player.pause()
  press('previoustrack')
  expect(session.metadata?.title).toBe('Eins')
  await plays()
})

test('one key that the browser does not know keeps none of the others away', () => {
  const { handlers, player } = system({ refuses: 'stop' })
  player.play()
  expect([...handlers.keys()].toSorted()).toEqual(['nexttrack', 'pause', 'play', 'previoustrack'])
})
