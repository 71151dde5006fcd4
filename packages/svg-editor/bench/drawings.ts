const side = 400
/** A drawing of rectangles in rows. */
export function rects(count: number) {
  const columns = Math.ceil(Math.sqrt(count))
  const step = side / columns
  const size = (step * 0.8).toFixed(2)
  const lines = Array.from({ length: count }, (_, index) => {
    const [x, y] = [(index % columns) * step, Math.floor(index / columns) * step]
    return `  <rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${size}" height="${size}" stroke="#000" stroke-width="0.2" fill="#1f5fa8"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">\n${lines.join('\n')}\n</svg>\n`
}

/** A drawing like a map: paths of 120 points each; 700 of them are about 1.2 million characters. */
export function map(count: number) {
  const columns = Math.ceil(Math.sqrt(count))
  const step = side / columns
  const paths = Array.from({ length: count }, (_, index) => {
    const [x, y] = [((index % columns) + 0.5) * step, (Math.floor(index / columns) + 0.5) * step]
    const points = Array.from({ length: 120 }, (_, at) => {
      const angle = (2 * Math.PI * at) / 120
      const reach = step * (0.35 + 0.1 * Math.sin(7 * angle + index))
      return `${(x + reach * Math.cos(angle)).toFixed(3)},${(y + reach * Math.sin(angle)).toFixed(3)}`
    })
    return `  <path d="M${points.join('L')}Z" fill="#1f5fa8" stroke="#000" stroke-width="0.1"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">\n${paths.join('\n')}\n</svg>\n`
}
