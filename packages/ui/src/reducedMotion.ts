/**
 * Whether the visitor has asked the system for less motion. Ask each time something is about to move: the
 * setting may change while the page is open. False where there is no `matchMedia`, as on a server.
 *
 * @example
 * ```ts
 * if (!prefersReducedMotion()) piece.animate(frames, { duration: 160 })
 * ```
 */
export const prefersReducedMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
