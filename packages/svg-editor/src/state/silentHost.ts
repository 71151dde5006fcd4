import type { Host } from './session.ts'

/** A host without a browser. */
export const silentHost: Host = {
  save: () => undefined,
  open: () => Promise.resolve(undefined),
  copy: () => undefined,
  focus: () => undefined,
  say: () => undefined,
  canvasSize: () => ({ width: 400, height: 400 }),
}
