// SVGO in a thread of its own: a large drawing may take it seconds, in which the keys go on answering.
import { optimize } from 'svgo/browser'

export interface Optimised {
  /** The smaller source; missing where SVGO could not read the drawing. */
  readonly source?: string
}

// Ids, shapes and the view box stay: others may refer to them, and people want to go on drawing.
const overrides = { cleanupIds: false, convertShapeToPath: false } as const

globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
  let answer: Optimised = {}
  try {
    const plugins = [{ name: 'preset-default', params: { overrides } } as const]
    answer = { source: optimize(data, { multipass: true, plugins }).data }
  } catch {
    // The answer without a source says it.
  }
  globalThis.postMessage(answer)
})
