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

/** What a change takes with the style and layout it causes, in ms. */
const step = (change: () => void) =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const start = performance.now()
      change()
      // Reading a size forces style and layout.
      void document.body.offsetHeight
      resolve(performance.now() - start)
    })
  })

declare global {
  /** Measures a block of steps of the decider's window, then one of the other. */
  var measure: () => Promise<Record<'own' | 'peer', number[]>>
}

globalThis.measure = async () => {
  const costs = async (store: typeof ours) => {
    const taken: number[] = []
    for (let count = 0; count < BLOCK; count++) {
      const shown = { index: (count * 211) % COUNT, level: (count % 20) + 1, duration: 0 }
      taken.push(await step(() => flushSync(() => store.set(state.showStep, shown))))
    }
    return taken
  }
  return { own: await costs(ours), peer: await costs(theirs) }
}
