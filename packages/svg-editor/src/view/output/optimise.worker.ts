// Runs SVGO in a worker: a large drawing may take seconds, and the editor must stay responsive.
import { optimize } from 'svgo/browser'

export interface Optimised {
  /** The optimised source; missing if SVGO could not read the drawing. */
  readonly source?: string
}

// Ids stay, as other documents may refer to them; shapes stay, as they are easier to edit than paths.
const overrides = { cleanupIds: false, convertShapeToPath: false } as const

globalThis.addEventListener('message', ({ data }: MessageEvent<string>) => {
  let answer: Optimised = {}
  try {
    const plugins = [{ name: 'preset-default', params: { overrides } } as const]
    answer = { source: optimize(data, { multipass: true, plugins }).data }
  } catch {
    // The response without a source reports the failure.
  }
  globalThis.postMessage(answer)
})
