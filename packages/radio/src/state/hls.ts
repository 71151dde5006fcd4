import { ErrorTypes, Events, Hls } from 'hls.js/light'

/**
 * Plays an HLS stream on an element through Media Source Extensions. Loaded only when such a stream
 * is chosen and the browser does not play it by itself.
 *
 * @returns what takes it off again; `undefined` when this browser cannot do it
 */
export function attachHls(
  url: string,
  audio: HTMLAudioElement,
  on: { failed: () => void; unsupported: () => void },
): { destroy: () => void } | undefined {
  if (!Hls.isSupported()) {
    on.unsupported()
    return undefined
  }
  // A worker from a blob is refused by a strict Content Security Policy; audio needs none.
  const hls = new Hls({ enableWorker: false, lowLatencyMode: false })
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return
    if (type === ErrorTypes.MEDIA_ERROR) on.unsupported()
    else on.failed()
  })
  hls.loadSource(url)
  hls.attachMedia(audio)
  return hls
}
