import { isHls } from '../model/streamUrl.ts'
import { watchClosing } from './watchClosing.ts'
import { hasNativeHls } from './hlsSupport.ts'

/** Events of the latest connection; those of earlier connections are dropped. */
export interface OutputEvents {
  /** The playing position or the buffer may have changed. */
  readonly onProgress: () => void
  readonly onEnded: () => void
  readonly onError: (code: number, message: string) => void
  /** The autoplay policy of the browser requires a click. */
  readonly onBlocked: () => void
  /** The browser cannot play this kind of stream. */
  readonly onUnsupported: () => void
  /** The system paused the element: a call, unplugged headphones. */
  readonly onExternalPause: () => void
}

/** Playing position and buffer of the element. */
export interface BufferState {
  /** Playing position, in s. */
  readonly position: number
  /** End of the received audio, in s. */
  readonly received: number
  /** When the browser last reported that bytes arrived, in ms of the clock. Audio is buffered in larger blocks. */
  readonly bytesAt: number
  /** Whether the connection is known to be closed. Not every browser tells. */
  readonly isClosed: boolean
  /** Whether no audio is buffered after the position. */
  readonly isEmpty: boolean
}

/** One `<audio>` element that live streams are attached to and detached from. */
export interface AudioOutput {
  /** @param isHls whether the stream is HLS although its address does not say so */
  readonly open: (url: string, isHls?: boolean) => void
  readonly resume: () => void
  readonly pause: () => void
  readonly close: () => void
  readonly setVolume: (volume: number, muted: boolean) => void
  readonly bufferState: () => BufferState
  /** Checks whether the system lets pages set the volume. To be called before the first sound. */
  readonly checkVolumeControl: (
    after: (callback: () => void) => void,
    onResult: (canSetVolume: boolean) => void,
  ) => void
}

/** Creates an output. Its element is made at the first use and kept: iOS allows sound of an element that a click started. */
export function createAudioOutput(
  makeAudio: () => HTMLAudioElement,
  now: () => number,
  events: OutputEvents,
): AudioOutput {
  let audio: HTMLAudioElement | undefined
  let hls: { destroy: () => void } | undefined
  /** Number of the latest connection. */
  let current = 0
  /** Whether the volume control is being checked: another volume would falsify the result. */
  let isCheckingVolume = false
  let isOpen = false
  let bytesAt = 0
  const closing = watchClosing(now)

  const whenOpen = (listener: () => void) => () => {
    if (isOpen) listener()
  }

  function element() {
    if (audio) return audio
    const made = makeAudio()
    made.preload = 'none'
    for (const type of ['playing', 'timeupdate', 'waiting'])
      made.addEventListener(type, whenOpen(events.onProgress))
    made.addEventListener('progress', () => {
      bytesAt = now()
    })
    made.addEventListener('ended', whenOpen(events.onEnded))
    made.addEventListener(
      'error',
      whenOpen(() => {
        if (made.error) events.onError(made.error.code, made.error.message)
      }),
    )
    made.addEventListener(
      'pause',
      whenOpen(() => {
        if (made.paused && !made.ended && !made.error) events.onExternalPause()
      }),
    )
    audio = made
    return made
  }

  function start(made: HTMLAudioElement, connection: number) {
    made.play().catch((failure: unknown) => {
      if (connection !== current || !isOpen) return
      // Every other rejection is also reported by an `error` event, or is caused by closing.
      if (failure instanceof DOMException && failure.name === 'NotAllowedError') events.onBlocked()
    })
  }

  function detach() {
    hls?.destroy()
    hls = undefined
    isOpen = false
    current += 1
  }

  async function openHls(url: string, made: HTMLAudioElement, connection: number) {
    const { attachHls } = await import('./hls.ts')
    if (connection !== current) return
    hls = attachHls(url, made, {
      onError: () => connection === current && events.onError(2, ''),
      onUnsupported: () => connection === current && events.onUnsupported(),
    })
    if (hls) start(made, connection)
  }

  return {
    open: (url, isHlsStream = isHls(url)) => {
      detach()
      bytesAt = 0
      const connection = current
      const made = element()
      isOpen = true
      if (isHlsStream && !hasNativeHls(made)) {
        openHls(url, made, connection).catch(() => connection === current && events.onError(2, ''))
        return
      }
      made.src = url
      closing.watch(made.src)
      start(made, connection)
    },
    resume: () => {
      if (!audio) return
      isOpen = true
      start(audio, current)
    },
    pause: () => {
      isOpen = false
      audio?.pause()
    },
    close: () => {
      detach()
      if (!audio?.hasAttribute('src')) return
      audio.pause()
      // An empty src would resolve to the address of the page and fire an error.
      audio.removeAttribute('src')
      audio.load()
    },
    setVolume: (volume, muted) => {
      if (!audio) return
      audio.muted = muted
      if (!isCheckingVolume) audio.volume = volume
    },
    bufferState: () => {
      const received = audio?.buffered
      return {
        position: audio?.currentTime ?? 0,
        received: received?.length ? received.end(received.length - 1) : 0,
        bytesAt,
        isClosed: closing.isClosed(bytesAt),
        isEmpty: !audio || audio.readyState < audio.HAVE_FUTURE_DATA,
      }
    },
    checkVolumeControl: (after, onResult) => {
      const made = element()
      isCheckingVolume = true
      made.volume = 0.5
      // iOS returns the new value at first and resets it a moment later.
      after(() => {
        isCheckingVolume = false
        onResult(made.volume === 0.5)
      })
    },
  }
}
