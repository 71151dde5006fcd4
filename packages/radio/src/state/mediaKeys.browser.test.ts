import { beforeAll, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { testRadio } from './testRadio.fixtures.ts'

beforeAll(() => userEvent.click(document.body))

/** A radio with a fake media session. */
function radioWithSession({ refuses }: { refuses?: MediaSessionAction } = {}) {
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fake has the used members only
  const mediaSession = session as unknown as MediaSession
  return {
    ...testRadio({ mediaSession: () => mediaSession }),
    handlers,
    session,
    press,
  }
}

test('the system shows station and state', async () => {
  const { player, plays, session } = radioWithSession()
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
  const { player, plays, press, status } = radioWithSession()
  player.play()
  await plays()
  press('pause')
  expect(status()).toBe('paused')
  press('play')
  await plays()
})

test('stop, and play after it', async () => {
  const { audio, player, plays, press, status } = radioWithSession()
  player.play()
  await plays()
  press('stop')
  expect(status()).toBe('off')
  expect(audio.hasAttribute('src')).toBe(false)
  press('play')
  expect(status()).toBe('connecting')
})

test('next and previous play the selected station, even from a pause', async () => {
  const { player, plays, press, session } = radioWithSession()
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

test('an unknown action does not prevent the others', () => {
  const { handlers, player } = radioWithSession({ refuses: 'stop' })
  player.play()
  expect([...handlers.keys()].toSorted()).toEqual(['nexttrack', 'pause', 'play', 'previoustrack'])
})
