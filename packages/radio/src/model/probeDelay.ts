/**
 * Time until the next probe, in ms. The jitter spreads the probes of many listeners.
 *
 * @param jitter 0 to 1: random position within the range of the delay
 */
export const probeDelay = (jitter: number): number => Math.round(900 * (1 - 0.25 * jitter))
