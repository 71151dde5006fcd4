import { isHls } from '../model/streamUrl.ts'
import { hasNativeHls } from './hlsSupport.ts'

/** Checks without a sound whether a station delivers audio. */
export interface Probe {
  /** Starts a check and aborts the one before. */
  readonly start: (url: string) => void
  readonly abort: () => void
}

/**
 * Creates a probe: a second, muted element loads the stream until its first audio has been decoded. Unlike
 * `fetch` it needs no permission of the host (CORS), and unlike an opaque response it distinguishes audio from a
 * web page, a 404 and an empty response. Of an HLS stream only the playlist is loaded.
 *
 * @param makeAudio makes the element when the first probe starts
 * @param onSuccess called at most once per probe, when the station delivered audio
 */
export function createProbe(
  makeAudio: () => HTMLAudioElement,
  fetchFn: typeof fetch,
  onSuccess: () => void,
): Probe {
  let audio: HTMLAudioElement | undefined
  let request: AbortController | undefined

  function abort() {
    request?.abort()
    request = undefined
    if (!audio?.hasAttribute('src')) return
    audio.removeAttribute('src')
    audio.load()
  }

  function succeed() {
    abort()
    onSuccess()
  }

  function element() {
    if (audio) return audio
    const made = makeAudio()
    made.preload = 'auto'
    made.muted = true
    made.addEventListener('loadeddata', () => {
      if (made.hasAttribute('src')) succeed()
    })
    audio = made
    return made
  }

  async function loadPlaylist(url: string, controller: AbortController) {
    const { signal } = controller
    const response = await fetchFn(url, { signal, cache: 'no-store', credentials: 'omit' })
    const isPlaylist = (await response.text()).startsWith('#EXTM3U')
    if (isPlaylist && request === controller) succeed()
  }

  return {
    start: (url) => {
      abort()
      const made = element()
      if (isHls(url) && !hasNativeHls(made)) {
        request = new AbortController()
        // A failed probe is not reported: the next one follows.
        loadPlaylist(url, request).catch(() => {})
        return
      }
      made.src = url
      made.load()
    },
    abort,
  }
}
