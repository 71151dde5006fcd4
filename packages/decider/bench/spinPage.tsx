// The whole Decider with many entries, to be spun.
import { memoryStorage } from '@kleinzeug/storage'
import '@kleinzeug/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { defaultSettings, type DeciderData } from '../src/model/deciderData.ts'
import { Decider } from '../src/view/Decider.tsx'
import '../src/view/decider.css'

const COUNT = Number(new URLSearchParams(location.search).get('count'))

const items = Array.from({ length: COUNT }, (_, index) => ({ name: `Los ${index + 1}`, active: true }))
const storage = memoryStorage<DeciderData>({
  lists: [{ name: 'Tombola', items }],
  settings: defaultSettings,
  history: [],
})

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has no root')
createRoot(root).render(<Decider storage={storage} />)

declare global {
  /** Spins once, from the press to the winner; returns whether the lit one was in view at every frame. */
  var spin: () => Promise<boolean>
}

const nextFrame = () => new Promise(requestAnimationFrame)

globalThis.spin = async () => {
  let inView = true
  root.querySelector<HTMLButtonElement>('.decider-spin')?.click()
  do {
    await nextFrame()
    const lit = root.querySelector('.decider-field [data-lit]')?.getBoundingClientRect()
    if (lit && (lit.top < 0 || lit.bottom > innerHeight)) inView = false
  } while (!root.querySelector('.decider-winner'))
  await nextFrame()
  await nextFrame()
  return inView
}
