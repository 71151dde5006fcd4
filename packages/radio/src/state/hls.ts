import { ErrorTypes, Events, Hls } from 'hls.js/light'

/** Plays an HLS stream by Media Source Extensions; `undefined` without them. Returns the function that detaches it. */
export function attachHls(
  url: string,
  audio: HTMLAudioElement,
  events: { onError: () => void; onUnsupported: () => void },
): { destroy: () => void } | undefined {
  if (!Hls.isSupported()) {
    events.onUnsupported()
    return undefined
  }
  // A strict Content Security Policy refuses workers from blobs, and audio needs no worker.
  const hls = new Hls({ enableWorker: false, lowLatencyMode: false })
  hls.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return
    if (type === ErrorTypes.MEDIA_ERROR) events.onUnsupported()
    else events.onError()
  })
  hls.loadSource(url)
  hls.attachMedia(audio)
  return hls
}
