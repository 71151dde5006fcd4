/** The minutes of a week that a target of a day makes, where only they are whole; `undefined` where the day's are. */
export function weekOf(hoursPerDay: number): number | undefined {
  const whole = (minutes: number) => Math.abs(minutes - Math.round(minutes)) < 1e-6
  return !whole(hoursPerDay * 60) && whole(hoursPerDay * 420) ? Math.round(hoursPerDay * 420) : undefined
}
