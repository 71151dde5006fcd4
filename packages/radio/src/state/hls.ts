import { ErrorTypes, Events, Hls } from 'hls.js/light'

/**
 * Plays an HLS stream on an element through Media Source Extensions. This module is loaded only for HLS stations
 * in browsers without native HLS.
 *
 * @returns detaches the stream; `undefined` if this browser lacks Media Source Extensions
 */
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
