/** Whether the system asks for less motion; ask each time, as it may change. False without `matchMedia`. */
export const prefersReducedMotion = () =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
