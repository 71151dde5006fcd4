import type { TextItem, TextPage } from '../machine/readers.ts'

export type PlacedText = readonly [x: number, y: number, size: number, text: string]

/** A page with these texts, each of half an em a letter. */
export const textPage = (texts: readonly PlacedText[]): TextPage => ({
  items: texts.map(([x, y, size, text]): TextItem => ({
    x,
    y,
    size,
    text,
    width: text.length * size * 0.5,
    mark: undefined,
  })),
  marks: [],
})

/** Texts below one another. */
export const column = (x: number, top: number, size: number, lines: readonly string[], step = 14) =>
  lines.map((text, index): PlacedText => [x, top + index * step, size, text])
