// Two ways to show the highlight over many candidates, on one page: the Decider's window, and the same
// lamps as one React element each.
import { memoryStorage } from '@kleinzeug/storage'
import '@kleinzeug/ui/styles.css'
import { createStore, Provider, useAtomValue } from 'jotai'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { defaultLabels } from '../src/labels.ts'
import { defaultSettings, type DeciderData } from '../src/model/deciderData.ts'
import { createDeciderState } from '../src/state/createDeciderState.ts'
import { createEnvironment } from '@kleinzeug/shell/state'
import { deciderContext } from '../src/view/DeciderContext.ts'
import { DrawWindow } from '../src/view/draw/DrawWindow.tsx'
import '../src/view/decider.css'

const COUNT = Number(new URLSearchParams(location.search).get('count'))
const BLOCK = 50

const items = Array.from({ length: COUNT }, (_, index) => ({ name: `Los ${index + 1}`, active: true }))
const state = createDeciderState(
  memoryStorage<DeciderData>({
    lists: [{ name: 'Tombola', items }],
    settings: defaultSettings,
    history: [],
  }),
  () => 0,
)
const ours = createStore()
const theirs = createStore()
const instance = {
  state,
  labels: defaultLabels,
  announce: () => {},
  environment: createEnvironment(),
  root: { current: null },
  hydrated: true,
  showKeys: () => {},
  undo: async () => undefined,
  redo: async () => undefined,
  props: {},
}

function OurWindow() {
  return <DrawWindow ref={useRef<HTMLDivElement>(null)} />
}

function ReactWindow() {
  const lit = useAtomValue(state.step)?.index
  return (
    <div className="decider-window">
      <p className="decider-readout">
        <bdi className="decider-running">{items[lit ?? 0]?.name}</bdi>
      </p>
      <div className="bench-lamps">
        {items.map((item, index) => (
          <span key={item.name} data-lit={index === lit ? '' : undefined} />
        ))}
      </div>
    </div>
  )
}

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has no root')
createRoot(root).render(
  <deciderContext.Context value={instance}>
    <section className="decider bench-decider">
      <Provider store={ours}>
        <OurWindow />
      </Provider>
    </section>
    <section className="decider bench-react">
      <Provider store={theirs}>
        <ReactWindow />
      </Provider>
    </section>
  </deciderContext.Context>,
)

/** The cost of one change in ms: script with the style and layout it causes, and the whole frame. */
interface Cost {
  readonly work: number
  readonly frame: number
}

type Costs = Record<'nothing' | 'decider' | 'react', Cost[]>

const step = (change: () => void) =>
  new Promise<Cost>((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now()
      change()
      // Reading a size forces style and layout.
      void document.body.offsetHeight
      const work = performance.now() - start
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve({ work, frame: performance.now() - start }))
      port1.start()
      port2.postMessage(undefined)
    })
  })

declare global {
  /** Measures every step, in alternating blocks, so that both see the same load. */
  var measure: (blocks: number) => Promise<Costs>
}

globalThis.measure = async (blocks) => {
  const costs: Costs = { nothing: [], decider: [], react: [] }
  const show = (store: typeof ours, index: number, level: number) => () =>
    flushSync(() => store.set(state.showStep, { index, level, duration: 0 }))
  for (let block = 0; block < blocks; block++) {
    for (let count = 0; count < BLOCK; count++) costs.nothing.push(await step(() => {}))
    for (const [name, store] of [
      ['decider', ours],
      ['react', theirs],
    ] as const) {
      for (let count = 0; count < BLOCK; count++) {
        const index = (block * BLOCK + count * 211) % COUNT
        costs[name].push(await step(show(store, index, (count % 20) + 1)))
      }
    }
  }
  return costs
}
