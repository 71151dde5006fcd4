import type { Frame, View } from './camera.ts'

export interface Grid {
  /** Distance of its dots in metres: a power of ten. */
  readonly exponent: number
  readonly pixels: number
  /** From 0, just appearing, to 1. */
  readonly strength: number
}

const FINEST = 20

/** The ends of the engraved scale: powers of ten of a metre. */
export const decades = { from: -36, to: 27 }

/** Two grids of dots, a power of ten apart: the finer one fades out as one zooms out. */
export function gridsAt({ scale }: View): readonly Grid[] {
  const finest = Math.ceil(Math.log10(FINEST / scale))
  return [finest, finest + 1].map((exponent, at) => {
    const pixels = 10 ** exponent * scale
    return { exponent, pixels, strength: at === 1 ? 1 : Math.min((pixels / FINEST - 1) / 6, 1) }
  })
}

/** A length of 1, 2 or 5 times a power of ten whose bar fits into a share of the window. */
export function scaleBar({ scale }: View, frame: Frame): { length: number; pixels: number } {
  const most = Math.min(frame.width * 0.3, 180) / scale
  const power = 10 ** Math.floor(Math.log10(most))
  const length = [5, 2, 1].map((digit) => digit * power).find((each) => each <= most) ?? power
  return { length, pixels: length * scale }
}
