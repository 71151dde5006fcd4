/** Numbers from 0 to below a limit that look random and are the same at each run. */
export function dice(seed = 1) {
  let state = seed
  return (limit: number): number => {
    // Park and Miller's generator.
    state = (state * 48_271) % 0x7fffffff
    return state % limit
  }
}
