/** Radius around the pointer, in units of the drawing, within which dots light up. */
const reach = 13

/**
 * Lets the dots of the logo light up under the pointer and fade behind it; while the logo is out of
 * sight its animation pauses. Under reduced motion nothing of it happens.
 */
export function answerPointer(logo: SVGSVGElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return

  new IntersectionObserver(([entry]) => {
    logo.toggleAttribute('data-hidden', !entry?.isIntersecting)
  }).observe(logo)

  let touched: Element[] = []
  const darken = () => {
    for (const dot of touched) dot.classList.remove('logo-touched')
    touched = []
  }
  let dots: Array<{ dot: SVGCircleElement; x: number; y: number }> | undefined
  let frame = 0

  logo.addEventListener('pointerleave', () => {
    cancelAnimationFrame(frame)
    darken()
  })
  logo.addEventListener('pointermove', (event) => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      dots ??= [...logo.querySelectorAll('circle')].map((dot) => ({
        dot,
        x: dot.cx.baseVal.value,
        y: dot.cy.baseVal.value,
      }))
      const box = logo.getBoundingClientRect()
      const scale = logo.viewBox.baseVal.width / box.width
      const x = (event.clientX - box.left) * scale
      const y = (event.clientY - box.top) * scale
      darken()
      touched = dots.filter((at) => Math.hypot(at.x - x, at.y - y) < reach).map(({ dot }) => dot)
      for (const dot of touched) dot.classList.add('logo-touched')
    })
  })
}
