import type { Slice, StorageAdapter } from '@kleinzeug/storage'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { useHydrated } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { StrictMode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createToolContext, defineTool, type ToolProps } from './index.ts'
import { createHistory } from './state.ts'
import { shellLabels } from './words/labels.ts'
import { stepLabels } from './words/stepLabels.ts'

interface Count {
  readonly n: number
}

const slice: Slice<Count> = { name: 'count', defaults: () => ({ n: 0 }), decode: () => undefined }
const labels = {
  ...shellLabels,
  ...stepLabels,
  title: 'Zähler',
  keys: { raise: 'Weiterzählen', undo: 'Zurück' },
  steps: { raise: 'Weitergezählt' },
}
const full: Count = { n: 9 }

function createCountState(storage: StorageAdapter<Count>) {
  const count = storedAtom(storage, slice)
  return { count, ...createHistory<Count, { kind: 'raise' }>(count) }
}
const context = createToolContext<
  ReturnType<typeof createCountState>,
  typeof labels,
  ToolProps<Count, typeof labels>
>()

function View() {
  const { state, undo } = context.use()
  const { n } = useAtomValue(state.count)
  const perform = useSetAtom(state.perform)
  const setCount = useSetAtom(state.count)
  const raise = () => perform((now) => ({ n: now.n + 1 }), { kind: 'raise' })
  return (
    <>
      <output>{n}</output>
      <button onClick={raise}>one</button>
      <button
        onClick={() => {
          raise()
          raise()
        }}
      >
        two
      </button>
      <button onClick={() => setCount(full)}>fill</button>
      <button onClick={() => void undo()}>undo</button>
    </>
  )
}

const { Component: Counter } = defineTool({
  name: 'counter',
  slice,
  labels,
  keys: [],
  createState: createCountState,
  context,
  View,
})

const shown = () => document.querySelector('output')?.textContent
const press = (name: string) => page.getByRole('button', { name }).click()

afterEach(() => {
  document.body.replaceChildren()
})

test('the component around has each edit, two of one event add up, and undo is an edit', async () => {
  const onValueChange = vi.fn<(value: Count) => void>()
  const onChange = vi.fn<(value: Count) => void>()
  function Page() {
    const [value, setValue] = useState({ n: 5 })
    return (
      <>
        <Counter
          value={value}
          onValueChange={(next) => {
            onValueChange(next)
            setValue(next)
          }}
          onChange={onChange}
        />
        <p>Page: {value.n}</p>
        <button onClick={() => setValue({ n: 40 })}>set</button>
      </>
    )
  }
  const screen = await render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
  expect(shown()).toBe('5')
  await press('two')
  await expect.element(screen.getByText('Page: 7')).toBeVisible()
  expect(shown()).toBe('7')
  await press('undo')
  await expect.poll(shown).toBe('6')
  expect(onValueChange.mock.calls).toEqual([[{ n: 6 }], [{ n: 7 }], [{ n: 6 }]])

  // What the page sets is shown, and is no edit.
  await press('set')
  await expect.poll(shown).toBe('40')
  await press('one')
  await expect.element(screen.getByText('Page: 41')).toBeVisible()
  expect(onValueChange).toHaveBeenCalledTimes(4)
  expect(onChange.mock.calls).toEqual(onValueChange.mock.calls)
})

test('an edit that is refused or corrected goes back, also the same one again', async () => {
  function Page({ most }: { most: number }) {
    const [value, setValue] = useState({ n: 0 })
    return <Counter value={value} onValueChange={({ n }) => setValue((now) => (n > most ? now : { n }))} />
  }
  await render(<Page most={3} />)
  await press('two')
  await expect.poll(shown).toBe('2')
  await press('two')
  await expect.poll(shown).toBe('3')
  for (let time = 0; time < 2; time++) {
    await press('fill')
    await expect.poll(shown).toBe('3')
  }
})

test('the server and the browser show the value at once, and an edit after hydration reaches the page', async () => {
  const errors = vi.spyOn(console, 'error')
  function Page() {
    const [value, setValue] = useState({ n: 7 })
    const isHydrated = useHydrated()
    return (
      <>
        <Counter value={value} onValueChange={setValue} />
        {isHydrated && <p>Page: {value.n}</p>}
      </>
    )
  }
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Page />)
  expect(place.querySelector('output')?.textContent).toBe('7')
  document.body.append(place)
  const root = hydrateRoot(place, <Page />)
  await expect.element(page.getByText('Page: 7')).toBeVisible()
  await press('one')
  await expect.element(page.getByText('Page: 8')).toBeVisible()
  expect(shown()).toBe('8')
  expect(errors).not.toHaveBeenCalled()
  root.unmount()
})
