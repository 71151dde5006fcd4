import { memoryStorage } from '@kleinzeug/storage'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { defaultSettings, type DeciderData } from '../model/deciderData.ts'
import './decider.css'
import { Decider } from './Decider.tsx'
import { countingRandom, dishes, numbered, stored } from './Decider.fixtures.ts'

const sound = (on: boolean) => ({ settings: { ...defaultSettings, sound: on } })
const lit = () => {
  const found = document.querySelector('.decider-field [data-lit]')
  return found?.textContent || found?.getAttribute('data-lit') || undefined
}
const status = () => document.querySelector('[role=status]')?.textContent
const press = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)?.click()

/** Starts a spin and lets React show its first step, without any time passing on the fake clock. */
async function begin() {
  press('Entscheiden')
  await new Promise(requestAnimationFrame)
  expect(lit()).toBeDefined()
}

/** Runs the highlight to its end and collects the lit candidate of each step. */
async function watchRun() {
  const seen: Array<string | undefined> = []
  const field = document.querySelector('.decider-field')
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      if (target instanceof Element && target.hasAttribute('data-lit')) seen.push(target.textContent ?? '')
    }
  })
  if (field) observer.observe(field, { subtree: true, attributeFilter: ['data-lit'] })
  seen.push(lit())
  while (vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync()
  observer.disconnect()
  return seen
}

describe('the highlight', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('goes from name to name, never twice the same in a row, and ends on the winner', async () => {
    await render(<Decider storage={stored(dishes)} sources={{ random: countingRandom(2) }} />)
    await begin()
    const seen = await watchRun()
    expect(seen.length).toBeGreaterThan(30)
    expect(seen.filter((name, step) => step > 0 && name === seen[step - 1])).toEqual([])
    expect(seen.at(-1)).toBe('Selber kochen')
    await vi.waitFor(() => expect(status()).toBe('Entschieden: Selber kochen'))
    await vi.waitFor(() => expect(lit()).toBeUndefined())
    expect(document.querySelector('.decider-field [data-won]')?.textContent).toBe('Selber kochen')
  })

  test('starts at 200 ms', async () => {
    await render(<Decider storage={stored(dishes)} sources={{ random: countingRandom(2) }} />)
    await begin()
    const first = lit()
    await vi.advanceTimersByTimeAsync(199)
    expect(lit()).toBe(first)
    await vi.advanceTimersByTimeAsync(1)
    expect(lit()).not.toBe(first)
  })

  test('is announced once, at its end', async () => {
    await render(<Decider storage={stored(dishes)} sources={{ random: countingRandom() }} />)
    const said: Array<string | null> = []
    const region = document.querySelector('[role=status]')
    const observer = new MutationObserver(() => said.push(region?.textContent ?? null))
    if (region) observer.observe(region, { childList: true, characterData: true, subtree: true })
    await begin()
    await watchRun()
    await vi.waitFor(() => expect(said).toEqual(['Entschieden: Pizza']))
  })

  test('is not restarted by new labels', async () => {
    const storage = stored(dishes)
    const screen = await render(<Decider storage={storage} sources={{ random: countingRandom(1) }} />)
    await begin()
    await vi.advanceTimersByTimeAsync(1000)
    const before = document.querySelector('.decider-running')?.textContent
    await screen.rerender(<Decider storage={storage} labels={{ skip: 'Weiter' }} />)
    expect(document.querySelector('.decider-running')?.textContent).toBe(before)
  })

  test('ends with its page, and the next page shows the winner', async () => {
    const storage = stored(dishes)
    const screen = await render(<Decider storage={storage} />)
    await begin()
    await screen.unmount()
    expect(vi.getTimerCount()).toBe(0)
    expect(storage.read()?.history).toEqual([])
    await vi.advanceTimersByTimeAsync(100)
    await render(<Decider storage={storage} />)
    await vi.waitFor(() => expect(storage.read()?.history).toHaveLength(1))
    const winner = storage.read()?.history[0]?.item
    expect(document.querySelector('.decider-winner')?.textContent).toBe(winner)
    await vi.waitFor(() => expect(status()).toBe(`Entschieden: ${winner}`))
  })

  test('stops on a hidden page, and ends when it is visible again', async () => {
    const storage = stored(dishes)
    await render(<Decider storage={storage} sources={{ random: countingRandom(3) }} />)
    await begin()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(vi.getTimerCount()).toBe(0)
    // What a reload would read.
    expect(storage.read()?.pending?.[0]?.item).toBe('Salat')
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(storage.read()?.history[0]?.item).toBe('Salat')
  })

  test('lights one of 500 at a time', async () => {
    await render(<Decider storage={stored(numbered(500))} sources={{ random: countingRandom(7) }} />)
    await vi.waitFor(() => expect(document.querySelectorAll('.decider-lamp')).not.toHaveLength(0))
    await begin()
    for (let step = 0; step < 20; step++) {
      await vi.advanceTimersToNextTimerAsync()
      expect(document.querySelectorAll('[data-lit]')).toHaveLength(1)
    }
  })

  test.each([
    ['silent', false],
    ['with a tick for each step', true],
  ])('is %s', async (_how, on) => {
    const start = vi.spyOn(OscillatorNode.prototype, 'start')
    await render(<Decider storage={stored(dishes, sound(on))} sources={{ random: countingRandom() }} />)
    // The tool has asked for it before, and has it by then.
    await import('./draw/createTicker.ts')
    await begin()
    const { length } = await watchRun()
    expect(start).toHaveBeenCalledTimes(on ? length : 0)
  })
})

describe('Escape skips wherever the focus is', () => {
  test('unless a dialog is open or something else has handled the key', async () => {
    const storage = stored(dishes)
    await render(<Decider storage={storage} sources={{ random: countingRandom(2) }} />)
    const escape = () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
    }
    press('Entscheiden')
    await new Promise(requestAnimationFrame)
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    escape()
    dialog.remove()
    const menu = (event: Event) => event.preventDefault()
    document.addEventListener('keydown', menu, { once: true })
    escape()
    expect(storage.read()?.history).toEqual([])
    escape()
    expect(storage.read()?.history).toHaveLength(1)
  })
})

describe('the winner is shown at once', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('with the animation off, and is the same', async () => {
    const still = { settings: { ...defaultSettings, animation: false } }
    await render(<Decider storage={stored(dishes, still)} sources={{ random: countingRandom(2) }} />)
    press('Entscheiden')
    await vi.waitFor(() => expect(status()).toBe('Entschieden: Selber kochen'))
    expect(lit()).toBeUndefined()
  })

  test('under reduced motion', async () => {
    const ask = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      ask(query.includes('reduced-motion') ? 'all' : query),
    )
    await render(<Decider storage={stored(dishes)} sources={{ random: countingRandom(2) }} />)
    press('Entscheiden')
    await vi.waitFor(() => expect(status()).toBe('Entschieden: Selber kochen'))
    expect(lit()).toBeUndefined()
  })
})

/** Answers every file dialog with this file. */
const choose = (text: string) => {
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    const files = new DataTransfer()
    files.items.add(new File([text], 'liste.json'))
    this.files = files.files
    this.dispatchEvent(new Event('change'))
  })
}

describe('files', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('a list is exported and imported again: kept, or under a free name', async () => {
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob)
      return 'blob:'
    })
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const storage = stored(dishes)
    const screen = await render(<Decider storage={storage} />)
    await screen.getByRole('button', { name: 'Liste exportieren' }).click()
    await expect.poll(() => download.mock.calls.length).toBe(1)
    const text = (await saved[0]?.text()) ?? ''
    choose(text.replace('Pizza', 'Pizza Funghi'))
    await screen.getByRole('button', { name: 'Dateien' }).click()
    await screen.getByRole('button', { name: 'Datei wählen' }).click()
    await expect.element(screen.getByText('0 neu, 1 hier anders, 0 schon da')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: /übernehmen/ })).not.toBeInTheDocument()
    await screen.getByRole('radio', { name: 'beide behalten' }).click({ force: true })
    await screen.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Essen (2)' })).toBeInTheDocument()
    expect(storage.read()?.lists[0]?.items).toEqual(dishes)
    expect(storage.read()?.lists[1]?.items.map(({ name }) => name)).toContain('Pizza Funghi')
  })

  test('what of a file cannot be read is named, and the rest is offered', async () => {
    choose('{"name": "Film", "items": [{"name": "M"}, {"name": ""}]}')
    const storage = stored(dishes)
    const before = storage.read()
    const screen = await render(<Decider storage={storage} />)
    await screen.getByRole('button', { name: 'Dateien' }).click()
    await screen.getByRole('button', { name: 'Datei wählen' }).click()
    await expect.element(screen.getByText('Eintrag 2 der Datei hat keinen Namen.')).toBeVisible()
    expect(storage.read()).toBe(before)
    await screen.getByRole('button', { name: '1 Eintrag übernehmen' }).click()
    expect(storage.read()?.lists[1]).toEqual({ name: 'Film', items: [{ name: 'M', active: true }] })
  })

  test('a file without lists is refused with its reason and changes nothing', async () => {
    choose('{"name": 7}')
    const storage = stored(dishes)
    const before = storage.read()
    const screen = await render(<Decider storage={storage} />)
    await screen.getByRole('button', { name: 'Dateien' }).click()
    await screen.getByRole('button', { name: 'Datei wählen' }).click()
    await expect.element(screen.getByText(/In der Datei steht keine Liste/)).toBeVisible()
    expect(storage.read()).toBe(before)
  })
})

const middle = (element: Element | undefined) => {
  const { top, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return top + height / 2
}

test('a row is dragged by its handle', async () => {
  const storage = stored(dishes)
  await render(<Decider storage={storage} />)
  const handles = [...document.querySelectorAll<HTMLElement>('.decider-item .decider-handle')]
  const pointer = (type: string, y: number) =>
    handles[0]?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY: y, pointerId: 1, button: 0 }))
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  pointer('pointerdown', middle(handles[0]))
  pointer('pointermove', middle(handles[2]) + 2)
  pointer('pointerup', middle(handles[2]) + 2)
  vi.restoreAllMocks()
  expect(storage.read()?.lists[0]?.items.map((item) => item.name)).toEqual([
    'Nudeln',
    'Selber kochen',
    'Pizza',
    'Salat',
  ])
})

test('a row of a long list is dragged and moved from one part of it to the next', async () => {
  const storage = stored(numbered(150))
  await render(<Decider storage={storage} />)
  const names = () => storage.read()?.lists[0]?.items.map((item) => item.name) ?? []
  const [first, second, third] = names().slice(119)
  const handles = () => [...document.querySelectorAll<HTMLElement>('.decider-item .decider-handle')]
  expect(handles()).toHaveLength(150)
  handles()[119]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
  await vi.waitFor(() => expect(names().slice(119, 122)).toEqual([second, first, third]))

  const handle = handles()[119]
  const pointer = (type: string, y: number) =>
    handle?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientY: y, pointerId: 1, button: 0 }))
  handle?.scrollIntoView({ block: 'center' })
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {})
  pointer('pointerdown', middle(handle))
  pointer('pointermove', middle(handles()[121]) + 2)
  pointer('pointerup', middle(handles()[121]) + 2)
  vi.restoreAllMocks()
  expect(names().slice(119, 122)).toEqual([first, third, second])
})

test('two on one page are independent', async () => {
  const first = memoryStorage<DeciderData>()
  const screen = await render(
    <StrictMode>
      <Decider storage={first} />
      <Decider />
    </StrictMode>,
  )
  await screen.getByRole('textbox', { name: 'Neuer Eintrag' }).first().fill('Dacia Spring')
  await screen.getByRole('button', { name: 'Hinzufügen' }).first().click()
  expect(first.read()?.lists[0]?.items).toHaveLength(6)
  expect(document.querySelectorAll('.decider-item')).toHaveLength(11)
})
