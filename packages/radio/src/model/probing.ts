/** For this long an outage is met with a question about once a second, in ms: most are over by then. */
const eagerFor = 60_000

/**
 * Time until the station is asked again whether it can be heard, in ms. The spread, downwards, keeps
 * many listeners from asking at once.
 *
 * @param troubleFor how long there has been trouble, in ms
 * @param jitter 0 to 1: where in the spread
 */
export const probeDelay = (troubleFor: number, jitter: number): number =>
  Math.round((troubleFor < eagerFor ? 900 : 5_000) * (1 - 0.25 * jitter))
