/** Reads the text of a QR code in a picture; `undefined`: there is none. */
export type ReadPicture = (video: HTMLVideoElement) => Promise<string | undefined>

interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  readonly getSupportedFormats: () => Promise<readonly string[]>
}

const isDetectorClass = (found: unknown): found is DetectorClass => typeof found === 'function'

/** The browser's own reader, where it knows QR codes. */
async function ownReader(): Promise<ReadPicture | undefined> {
  try {
    const found: unknown = Reflect.get(globalThis, 'BarcodeDetector')
    if (!isDetectorClass(found) || !(await found.getSupportedFormats()).includes('qr_code')) return undefined
    const detector = new found({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue
  } catch {
    return undefined
  }
}

/** A reader in JavaScript, loaded only where the browser has none. */
async function loadedReader(): Promise<ReadPicture> {
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!context || width === 0) return undefined
    canvas.width = width
    canvas.height = height
    context.drawImage(video, 0, 0)
    try {
      return decodeQR({ width, height, data: context.getImageData(0, 0, width, height).data })
    } catch {
      // No code in this picture.
      return undefined
    }
  }
}

/** The browser's reader of QR codes, or a loaded one. Rejects where that cannot be loaded. */
export const createReader = async (): Promise<ReadPicture> => (await ownReader()) ?? loadedReader()
