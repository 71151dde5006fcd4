import { isHls } from '../model/streamUrl.ts'
import { playsHls } from './hlsSupport.ts'

/** What happens on the line. Only the connection opened last is heard. */
export interface LineEvents {
  /** Something moved: worth a look at the position. */
  readonly stirred: () => void
  readonly ended: () => void
  readonly failed: (code: number, message: string) => void
  /** The browser wants a click first. */
  readonly blocked: () => void
  /** The browser cannot play this kind of stream. */
  readonly unsupported: () => void
  /** Something other than this radio paused it: a call, unplugged headphones. */
  readonly halted: () => void
}

/** How far the element has come with what it was given. */
export interface Supply {
  /** Playing position, in s. */
  readonly position: number
  /** End of what was received, in s. */
  readonly received: number
  /** Whether there is nothing in store to play next. */
  readonly isDry: boolean
}

/** One `<audio>` element and how a live stream is put on it and taken off. */
export interface AudioLine {
  readonly open: (url: string) => void
  readonly resume: () => void
  readonly pause: () => void
  readonly close: () => void
  readonly setVolume: (volume: number, muted: boolean) => void
  readonly supply: () => Supply
  /** Whether the element takes a volume; asked of a line that is silent. */
  readonly takesVolume: (after: (callback: () => void) => void, answer: (takes: boolean) => void) => void
}

/** Makes a line; the element itself is made when it is first needed, and kept: iOS ties a click to it. */
export function createAudioLine(makeAudio: () => HTMLAudioElement, on: LineEvents): AudioLine {
  let audio: HTMLAudioElement | undefined
  let hls: { destroy: () => void } | undefined
  let opened = 0
  /** Whether the element is being asked if it takes a volume; another one must not come between. */
  let isAsked = false
  let isOpen = false

  const whenOpen = (heard: () => void) => () => {
    if (isOpen) heard()
  }

  function element() {
    if (audio) return audio
    const made = makeAudio()
    made.preload = 'none'
    for (const type of ['playing', 'timeupdate', 'waiting']) made.addEventListener(type, whenOpen(on.stirred))
    made.addEventListener('ended', whenOpen(on.ended))
    made.addEventListener(
      'error',
      whenOpen(() => {
        if (made.error) on.failed(made.error.code, made.error.message)
      }),
    )
    made.addEventListener(
      'pause',
      whenOpen(() => {
        if (made.paused && !made.ended && !made.error) on.halted()
      }),
    )
    audio = made
    return made
  }

  function start(made: HTMLAudioElement, connection: number) {
    made.play().catch((failure: unknown) => {
      if (connection !== opened || !isOpen) return
      // Every other refusal comes as an `error` event too, or was ours.
      if (failure instanceof DOMException && failure.name === 'NotAllowedError') on.blocked()
    })
  }

  function drop() {
    hls?.destroy()
    hls = undefined
    isOpen = false
    opened += 1
  }

  async function openHls(url: string, made: HTMLAudioElement, connection: number) {
    const { attachHls } = await import('./hls.ts')
    if (connection !== opened) return
    hls = attachHls(url, made, {
      failed: () => connection === opened && on.failed(2, ''),
      unsupported: () => connection === opened && on.unsupported(),
    })
    if (hls) start(made, connection)
  }

  return {
    open: (url) => {
      drop()
      const connection = opened
      const made = element()
      isOpen = true
      if (isHls(url) && !playsHls(made)) {
        openHls(url, made, connection).catch(() => connection === opened && on.failed(2, ''))
        return
      }
      made.src = url
      start(made, connection)
    },
    resume: () => {
      if (!audio) return
      isOpen = true
      start(audio, opened)
    },
    pause: () => {
      isOpen = false
      audio?.pause()
    },
    close: () => {
      drop()
      if (!audio?.hasAttribute('src')) return
      audio.pause()
      // An empty src would be an address: the page's own, and fire a false error.
      audio.removeAttribute('src')
      audio.load()
    },
    setVolume: (volume, muted) => {
      if (!audio) return
      audio.muted = muted
      if (!isAsked) audio.volume = volume
    },
    supply: () => {
      const received = audio?.buffered
      return {
        position: audio?.currentTime ?? 0,
        received: received?.length ? received.end(received.length - 1) : 0,
        isDry: !audio || audio.readyState < audio.HAVE_FUTURE_DATA,
      }
    },
    takesVolume: (after, answer) => {
      const made = element()
      isAsked = true
      made.volume = 0.5
      // iOS gives the value back at first and forgets it a moment later.
      after(() => {
        isAsked = false
        answer(made.volume === 0.5)
      })
    },
  }
}
