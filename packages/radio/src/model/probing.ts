/**
 * Time until the station is asked again whether it can be heard, in ms. The spread, downwards, keeps
 * many listeners from asking at once. Who asks less often than once a second comes back late; it ends
 * with the tries, after three minutes.
 *
 * @param jitter 0 to 1: where in the spread
 */
export const probeDelay = (jitter: number): number => Math.round(900 * (1 - 0.25 * jitter))
