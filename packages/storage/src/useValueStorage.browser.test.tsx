import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { StorageAdapter } from './adapter.ts'
import { storedAtom } from './storedAtom.ts'
import { useValueStorage } from './useValueStorage.ts'

const slice = { defaults: () => 0 }

/** A tool as ours are: its own store over the adapter. */
function Counter({ storage }: { storage: StorageAdapter<number> }) {
  const [store] = useState(createStore)
  const [count] = useState(() => storedAtom(storage, slice))
  return (
    <Provider store={store}>
      <Buttons count={count} />
    </Provider>
  )
}

function Buttons({ count }: { count: ReturnType<typeof storedAtom<number>> }) {
  const shown = useAtomValue(count)
  const setCount = useSetAtom(count)
  const raise = () => setCount((now) => now + 1)
  return (
    <>
      <output>{shown}</output>
      <button onClick={raise}>one</button>
      <button
        onClick={() => {
          raise()
          raise()
        }}
      >
        two
      </button>
    </>
  )
}

test('the parent has each edit, and two of one event add up', async () => {
  const onValueChange = vi.fn<(value: number) => void>()
  function Page() {
    const [value, setValue] = useState(5)
    const storage = useValueStorage(value, (next) => {
      onValueChange(next)
      setValue(next)
    })
    return (
      <>
        <Counter storage={storage} />
        <p>Parent: {value}</p>
        <button onClick={() => setValue(40)}>set</button>
      </>
    )
  }
  const screen = await render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('5')
  await screen.getByRole('button', { name: 'two' }).click()
  await expect.element(screen.getByText('Parent: 7')).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveTextContent('7')
  expect(onValueChange.mock.calls).toEqual([[6], [7]])

  // What the parent sets is shown, and is no edit.
  await screen.getByRole('button', { name: 'set' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('40')
  expect(onValueChange).toHaveBeenCalledTimes(2)
})

test('an edit that the parent refuses or corrects goes back', async () => {
  function Page({ most }: { most: number }) {
    const [value, setValue] = useState(0)
    return <Counter storage={useValueStorage(value, (next) => setValue(Math.min(next, most)))} />
  }
  const screen = await render(<Page most={3} />)
  const shown = screen.getByRole('status')
  await screen.getByRole('button', { name: 'two' }).click()
  await screen.getByRole('button', { name: 'two' }).click()
  await expect.element(shown).toHaveTextContent('3')
  await userEvent.keyboard('{Enter}')
  await expect.element(shown).toHaveTextContent('3')
})
