import { pitch } from './pitch.ts'

/** Radius around the pointer, in units of the drawing, within which dots light up. */
const reach = 13
/** How long a dot glows, in ms. */
const glow = 700

/** Lets the dots of the logo light up under the pointer and fade behind it; not under reduced motion. */
export function answerPointer(logo: SVGSVGElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return

  const glowing = new Set<string>()
  function light(column: number, row: number) {
    const place = `${column} ${row}`
    if (glowing.has(place)) return
    glowing.add(place)
    const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
    dot.setAttribute('class', 'logo-touched')
    dot.setAttribute('cx', String((column + 0.5) * pitch))
    dot.setAttribute('cy', String((row + 0.5) * pitch))
    dot.setAttribute('r', '2.35')
    logo.append(dot)
    dot.animate([{ opacity: 1 }, { opacity: 0 }], glow).addEventListener('finish', () => {
      dot.remove()
      glowing.delete(place)
    })
  }

  logo.addEventListener('pointermove', (event) => {
    const box = logo.getBoundingClientRect()
    const { width, height } = logo.viewBox.baseVal
    const x = ((event.clientX - box.left) / box.width) * width
    const y = ((event.clientY - box.top) / box.height) * height
    const [columns, rows] = [width / pitch, height / pitch]
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++)
        if (Math.hypot((column + 0.5) * pitch - x, (row + 0.5) * pitch - y) < reach) light(column, row)
  })
}
