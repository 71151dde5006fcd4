const rounded = (value: number) => Math.round(value * 1000) / 1000

/** The path of straight lines through points; `undefined` without a point. */
export const linePath = (points: ReadonlyArray<readonly [x: number, y: number]>) =>
  points.length === 0 ? undefined : `M${points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join('L')}`
