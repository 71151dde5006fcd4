import { createReader } from './readPicture.ts'

export type CameraFailure = 'cameraNone' | 'cameraRefused' | 'cameraFailed'

/** Between two pictures that are read: fast enough to the eye, and slow enough for a small phone. */
const PAUSE = 150

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'cameraNone'
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'cameraRefused' : 'cameraFailed'
}

/**
 * Shows the camera's picture in an element and reads codes in it until `onText` resolves to true, the page is hidden
 * or the signal aborts; then the camera is off.
 *
 * @returns why the camera cannot be used; `undefined` once it is off
 */
export async function watchCamera(
  video: HTMLVideoElement,
  onText: (text: string) => Promise<boolean>,
  signal: AbortSignal,
): Promise<CameraFailure | undefined> {
  // Missing in a document without TLS.
  if (!('mediaDevices' in navigator)) return 'cameraNone'
  let stream: MediaStream | undefined
  const off = () => stream?.getTracks().forEach((track) => track.stop())
  try {
    const read = await createReader()
    stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
      audio: false,
    })
    signal.addEventListener('abort', off)
    document.addEventListener('visibilitychange', off, { signal })
    video.srcObject = stream
    await video.play()
    const isOver = () => signal.aborted || document.hidden
    while (!isOver()) {
      const text = await read(video)
      if (text !== undefined && !isOver() && (await onText(text))) break
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    return undefined
  } catch (error) {
    return signal.aborted ? undefined : failureOf(error)
  } finally {
    off()
    video.srcObject = null
  }
}
