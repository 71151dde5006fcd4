import { memoryStorage, type Slice, type StorageAdapter } from '@kleinzeug/storage'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { useAtomValue, useSetAtom } from 'jotai'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  createToolContext,
  defineTool,
  useSaveFile,
  useToolKeys,
  type Environment,
  type ToolProps,
} from './index.ts'
import { shellLabels } from './words/labels.ts'

interface Count {
  readonly n: number
}

const slice: Slice<Count> = { name: 'count', defaults: () => ({ n: 0 }), decode: () => undefined }
const labels = {
  ...shellLabels,
  title: 'Zähler',
  keys: { raise: 'Weiterzählen', lower: 'Zurückzählen', showKeys: 'Tasten' },
}

type Props = ToolProps<Count, typeof labels>

function createCountState(storage: StorageAdapter<Count>, { today }: Environment, props?: Props) {
  return { count: storedAtom(storage, slice), today, className: props?.className }
}
const context = createToolContext<ReturnType<typeof createCountState>, typeof labels, Props>()
const keys = [
  { key: 'n', action: 'raise' },
  { key: 'z', action: 'lower' },
  { key: 'Z', action: 'raise' },
  { key: '?', action: 'showKeys' },
] as const

function View() {
  const { state } = context.use()
  const { n } = useAtomValue(state.count)
  const today = useAtomValue(state.today)
  const setCount = useSetAtom(state.count)
  const saveFile = useSaveFile()
  useToolKeys<'raise' | 'lower' | 'showKeys'>(keys, {
    raise: () => setCount((now) => ({ n: now.n + 1 })),
    lower: () => setCount((now) => ({ n: now.n - 1 })),
  })
  return (
    <>
      <output>{n}</output>
      <time>{today}</time>
      <em>{state.className}</em>
      <input aria-label="Feld" />
      <button onClick={() => saveFile('n.txt', String(n), 'text/plain')}>Sichern</button>
    </>
  )
}

const { Component: Counter } = defineTool({
  name: 'counter',
  slice,
  labels,
  keys,
  createState: createCountState,
  context,
  View,
})

const shown = () => document.querySelector('output')?.textContent

afterEach(() => {
  document.body.replaceChildren()
})

test('the server shows the defaults, the browser the stored data, without a mismatch', async () => {
  const errors = vi.spyOn(console, 'error')
  const tool = (
    <Counter
      className="given"
      storage={memoryStorage({ n: 7 })}
      sources={{ now: () => Date.UTC(2026, 10, 23, 12) }}
    />
  )
  const page = document.createElement('div')
  page.innerHTML = renderToString(tool)
  expect(page.textContent).toContain('0')
  expect(page.querySelector('time')?.textContent).toBe('2000-01-01')
  // What a server may not know, such as an address, must not be in the first render.
  expect(page.querySelector('em')?.textContent).toBe('')
  document.body.append(page)
  const root = hydrateRoot(page, tool)
  await expect.poll(shown).toBe('7')
  expect(page.querySelector('time')?.textContent).toBe('2026-11-23')
  expect(page.querySelector('em')?.textContent).toBe('given')
  expect(errors).not.toHaveBeenCalled()
  root.unmount()
})

test('follows a storage that takes the place of another, and starts with what it is given', async () => {
  const { rerender } = await render(<Counter storage={memoryStorage({ n: 1 })} />)
  expect(shown()).toBe('1')
  await rerender(<Counter storage={memoryStorage({ n: 2 })} />)
  expect(shown()).toBe('2')
  await rerender(<Counter />)
  expect(shown()).toBe('0')
})

/** An adapter as a developer may write it, with methods and private fields. */
class ClassStorage implements StorageAdapter<Count> {
  #data: Count = { n: 3 }
  #listeners = new Set<() => void>()
  read() {
    return this.#data
  }
  write(data: Count) {
    this.#data = data
    for (const listener of this.#listeners) listener()
  }
  subscribe(listener: () => void) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

test('takes a storage that is an instance of a class', async () => {
  const storage = new ClassStorage()
  await render(<Counter storage={storage} />)
  expect(shown()).toBe('3')
  await userEvent.keyboard('n')
  expect(storage.read()).toEqual({ n: 4 })
  storage.write({ n: 8 })
  await expect.poll(shown).toBe('8')
})

test('initial data are the start of a tool without storage', async () => {
  await render(<Counter initial={{ n: 5 }} />)
  expect(shown()).toBe('5')
})

test('tells its page of each edit that is made in it, and of no other', async () => {
  const storage = memoryStorage({ n: 7 })
  const onChange = vi.fn<(data: Count) => void>()
  await render(<Counter storage={storage} onChange={onChange} />)
  await expect.poll(shown).toBe('7')
  storage.write({ n: 8 })
  await expect.poll(shown).toBe('8')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('n')
  expect(onChange.mock.calls).toEqual([[{ n: 9 }]])
})

test('hands a file to the visitor, and tells its page of it where that listens', async () => {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const onExport = vi.fn<(file: File) => void>()
  const screen = await render(<Counter initial={{ n: 5 }} onExport={onExport} />)
  await screen.getByText('Sichern').click()
  const [file] = onExport.mock.lastCall ?? []
  expect([file?.name, file?.type, await file?.text()]).toEqual(['n.txt', 'text/plain', '5'])
  await screen.rerender(<Counter />)
  await screen.getByText('Sichern').click()
  expect(onExport).toHaveBeenCalledOnce()
  expect(names).toEqual(['n.txt', 'n.txt'])
})

test('two tools on one page share nothing', async () => {
  const first = memoryStorage<Count>()
  await render(
    <>
      <Counter storage={first} shortcuts={false} />
      <Counter />
    </>,
  )
  await userEvent.keyboard('nn')
  expect([...document.querySelectorAll('output')].map((each) => each.textContent)).toEqual(['0', '2'])
})

test('keys act on the page, on its main element, and on no field; Ctrl with Z and Y are undo and redo', async () => {
  await render(
    <main tabIndex={-1}>
      <p>Boden</p>
      <Counter />
    </main>,
  )
  await userEvent.keyboard('n')
  await userEvent.click(document.querySelector('p')!)
  expect(document.activeElement?.tagName).toBe('MAIN')
  await userEvent.keyboard('n')
  expect(shown()).toBe('2')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(shown()).toBe('1')
  await userEvent.keyboard('{Control>}y{/Control}')
  expect(shown()).toBe('2')
  await userEvent.click(document.querySelector('input')!)
  await userEvent.keyboard('n{Control>}z{/Control}')
  expect(shown()).toBe('2')
})

test('? shows the keys again in the very moment in which they are closed', async () => {
  const screen = await render(<Counter />)
  await userEvent.keyboard('?')
  const dialog = screen.getByRole('dialog', { name: 'Tasten' })
  await expect.poll(() => dialog.element().textContent).toContain('Weiterzählen')
  // As the browser asks when Escape is pressed: whoever does not close by hand is told in a later task.
  const asked = new Event('cancel', { cancelable: true })
  document.querySelector('dialog')?.dispatchEvent(asked)
  expect(asked.defaultPrevented).toBe(true)
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull()
})

test('? shows the keys, and none acts behind the dialog or another one', async () => {
  const screen = await render(
    <>
      <Counter />
      <dialog id="other">Anderes</dialog>
    </>,
  )
  await userEvent.keyboard('?')
  const dialog = screen.getByRole('dialog', { name: 'Tasten' })
  await expect.poll(() => dialog.element().textContent).toContain('Weiterzählen')
  await userEvent.keyboard('n')
  expect(shown()).toBe('0')
  await screen.getByRole('button', { name: 'Schließen' }).click()
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
  const other = document.querySelector<HTMLDialogElement>('#other')
  other?.showModal()
  await userEvent.keyboard('n')
  expect(shown()).toBe('0')
  other?.close()
  await expect.poll(() => document.activeElement).toBe(document.body)
  await userEvent.keyboard('n')
  expect(shown()).toBe('1')
})

test('the day turns while the page is open', async () => {
  let time = new Date(2026, 10, 23, 23, 59).getTime()
  await render(<Counter sources={{ now: () => time }} />)
  expect(document.querySelector('time')?.textContent).toBe('2026-11-23')
  time += 120_000
  window.dispatchEvent(new Event('focus'))
  await expect.poll(() => document.querySelector('time')?.textContent).toBe('2026-11-24')
})
