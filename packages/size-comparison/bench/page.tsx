// The whole SizeComparison with as many own entries as the address says, to be moved along its way.
import { memoryStorage } from '@kleinzeug/storage'
import '@kleinzeug/ui/styles.css'
import { createRoot } from 'react-dom/client'
import type { SizeComparisonData } from '../src/model/entries.ts'
import '../src/styles.css'
import { SizeComparison } from '../src/view/SizeComparison.tsx'

const query = new URLSearchParams(location.search)
const count = Number(query.get('own') ?? 0)

// Spread over the whole scale, as the things of the catalogue are.
const entries = Array.from({ length: count }, (_, index) => ({
  id: `bench-${index}`,
  name: `Eigenes Ding ${index + 1}`,
  size: 10 ** (-15 + (42 * (index + 0.5)) / count),
}))

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has no root')
const isBare = query.has('bare')
if (!isBare)
  createRoot(root).render(
    <SizeComparison
      storage={memoryStorage<SizeComparisonData>({ entries })}
      view={location.hash}
      linkTo={(view) => `${location.origin}/#${view}`}
    />,
  )

declare global {
  /** Goes by the wheel for some seconds: to the largest thing, or with `?slow` a few steps. */
  var sweep: () => Promise<void>
}

const FRAMES = 100
const isSlow = query.has('slow')
const nextFrame = () => new Promise(requestAnimationFrame)

/** The least that a page with a canvas of that size does: a ground, forty circles and twenty words for each frame. */
async function sweepBare(root: HTMLElement) {
  const canvas = root.querySelector('canvas') ?? root.appendChild(document.createElement('canvas'))
  canvas.width = root.clientWidth
  canvas.height = 364
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('The page has no canvas')
  for (let frame = 0; frame < FRAMES; frame++) {
    context.fillStyle = '#222'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.strokeStyle = context.fillStyle = '#ddd'
    for (let place = 0; place < 40; place++) {
      context.beginPath()
      context.arc(place * 35 + (frame % 35), 280 - place * 2, 4 + place * 2, 0, 2 * Math.PI)
      context.stroke()
      if (place % 2 === 0) context.fillText(`Ding ${place}`, place * 35 + (frame % 35), 340)
    }
    await nextFrame()
  }
}

const wheel = (deltaY: number) =>
  root
    .querySelector('canvas')
    ?.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }))

globalThis.sweep = async () => {
  if (isBare) return sweepBare(root)
  for (let frame = 0; frame < FRAMES; frame++) {
    wheel(isSlow ? 5 : 360)
    await nextFrame()
  }
}
