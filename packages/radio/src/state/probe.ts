import { isHls } from '../model/streamUrl.ts'
import { playsHls } from './hlsSupport.ts'

/** Finds out, without a sound, whether a station can be heard. */
export interface Probe {
  /** Asks anew; a question still open is dropped. */
  readonly ask: (url: string) => void
  readonly drop: () => void
}

/**
 * Makes a probe: a second, mute element that takes the stream until the first sound has been decoded.
 * Unlike a bare request it needs no leave of the host (CORS), and is not taken in by a web page, a 404 or an
 * answer without content. Of an HLS stream the playlist is asked for.
 *
 * @param makeAudio makes the element, when it is first needed
 * @param onAnswer called once for each question that the station answered with sound
 */
export function createProbe(
  makeAudio: () => HTMLAudioElement,
  fetchIt: typeof fetch,
  onAnswer: () => void,
): Probe {
  let audio: HTMLAudioElement | undefined
  let request: AbortController | undefined

  function drop() {
    request?.abort()
    request = undefined
    if (!audio?.hasAttribute('src')) return
    audio.removeAttribute('src')
    audio.load()
  }

  function answered() {
    drop()
    onAnswer()
  }

  function element() {
    if (audio) return audio
    const made = makeAudio()
    made.preload = 'auto'
    made.muted = true
    made.addEventListener('loadeddata', () => {
      if (made.hasAttribute('src')) answered()
    })
    audio = made
    return made
  }

  async function askForPlaylist(url: string, asked: AbortController) {
    const { signal } = asked
    const answer = await fetchIt(url, { signal, cache: 'no-store', credentials: 'omit' })
    const isPlaylist = (await answer.text()).startsWith('#EXTM3U')
    if (isPlaylist && request === asked) answered()
  }

  return {
    ask: (url) => {
      drop()
      const made = element()
      if (isHls(url) && !playsHls(made)) {
        request = new AbortController()
        // No answer is the answer: the next question comes soon.
        askForPlaylist(url, request).catch(() => {})
        return
      }
      made.src = url
      made.load()
    },
    drop,
  }
}
