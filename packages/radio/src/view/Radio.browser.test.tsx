import { memoryStorage } from '@kleinzeug/storage'
import { StrictMode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RadioData } from '../model/radioData.ts'
import { defaultStations, type Station } from '../model/station.ts'
import { radioSlice } from '../storage.ts'
import { testRadio } from '../state/testRadio.fixtures.ts'
import '../styles.css'
import { Radio } from './Radio.tsx'
import { RadioWidget } from './RadioWidget.tsx'

beforeAll(() => userEvent.click(document.body))

test('device and widget show one player, which plays on when the page changes', async () => {
  const { audio, player } = testRadio()
  const Site = ({ page }: { page: 'radio' | 'blog' }) => (
    <>
      <RadioWidget player={player} onPinnedChange={() => {}} />
      {page === 'radio' && <Radio player={player} pinned onPinnedChange={() => {}} />}
    </>
  )
  const screen = await render(<Site page="radio" />)
  const widget = screen.getByRole('region', { name: 'Radio', exact: true })
  await screen.getByRole('region', { name: 'Digi Radio' }).getByRole('button', { name: 'Start' }).click()
  await expect.element(widget.getByText('spielt')).toBeVisible()
  await screen.rerender(<Site page="blog" />)
  const before = audio.currentTime
  await vi.waitFor(() => expect(audio.currentTime).toBeGreaterThan(before + 0.3), 3_000)
  await widget.getByRole('button', { name: 'Nächster Sender' }).click()
  await expect.element(widget.getByText('Zwei')).toBeVisible()
  await screen.rerender(<Site page="radio" />)
  const device = screen.getByRole('region', { name: 'Digi Radio' })
  await expect.element(device.getByText('spielt')).toBeVisible()
  await device.getByRole('button', { name: 'Stopp' }).click()
  expect(audio.hasAttribute('src')).toBe(false)
})

test('data of one’s own are shown, and the page is told of changes and of another station', async () => {
  const onChange = vi.fn<(data: RadioData) => void>()
  const onStationChange = vi.fn<(station: Station) => void>()
  const initial = { ...radioSlice.defaults(), selected: 1 }
  const screen = await render(
    <Radio initial={initial} onChange={onChange} onStationChange={onStationChange} />,
  )
  await expect.element(screen.getByText(defaultStations[1]?.host ?? '').first()).toBeInTheDocument()
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('3')
  expect(onStationChange.mock.calls).toEqual([[defaultStations[2]]])
  expect(onChange.mock.lastCall?.[0].selected).toBe(2)
  await screen.getByRole('slider', { name: 'Lautstärke' }).fill('40')
  expect(onChange.mock.calls.length).toBeGreaterThan(1)
  expect(onStationChange).toHaveBeenCalledTimes(1)
})

test('a page that holds the data selects, and refuses a station', async () => {
  function Page() {
    const [data, setData] = useState({ ...radioSlice.defaults(), selected: 1 })
    return <Radio value={data} onValueChange={(next) => setData(next.selected === 3 ? data : next)} />
  }
  const screen = await render(<Page />)
  const isShown = (index: number) =>
    expect.element(screen.getByText(defaultStations[index]?.host ?? '').first()).toBeInTheDocument()
  await isShown(1)
  await userEvent.keyboard('3')
  await isShown(2)
  await userEvent.keyboard('4')
  await isShown(2)
})

test('the page is told of a list that is saved', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const onExport = vi.fn<(file: File) => void>()
  const screen = await render(<Radio onExport={onExport} />)
  await screen.getByText('Sender verwalten').click()
  await screen.getByRole('button', { name: 'Import und Export' }).click()
  await screen.getByRole('button', { name: /M3U/ }).click()
  const [file] = onExport.mock.lastCall ?? []
  expect([file?.name, file?.type]).toEqual(['radio-sender.m3u', 'audio/x-mpegurl'])
  expect(await file?.text()).toContain('#EXTM3U')
})

test('keys: station, start, mute and volume, wherever nothing else has the focus', async () => {
  const { audio, player } = testRadio()
  const screen = await render(<Radio player={player} />)
  await userEvent.keyboard('2')
  await expect.element(screen.getByText('Sender 2')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('spielt')).toBeVisible()
  await vi.waitFor(() => expect(audio.volume).toBe(0.6))
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(audio.volume).toBe(0.7)
  await userEvent.keyboard('m')
  expect(audio.muted).toBe(true)
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Pause', { exact: true }).first()).toBeVisible()
  expect(audio.paused).toBe(true)
})

test('a sleep timer of another duration, as one that a page sets, is shown and can be switched off', async () => {
  const { player } = testRadio()
  const screen = await render(<Radio player={player} />)
  const chosen = (name: string) => screen.getByRole('radio', { name, exact: true })
  await expect.element(chosen('aus')).toBeChecked()
  player.sleepIn(20)
  await expect.element(chosen('20')).toBeChecked()
  await userEvent.click(screen.getByText('aus', { exact: true }).last())
  await expect.element(chosen('aus')).toBeChecked()
  expect(player.store.get(player.state.sleep)).toBeNull()
  await expect.element(chosen('20')).not.toBeInTheDocument()
})

test('keys keep out of fields, and stay inside when told to', async () => {
  const { player } = testRadio()
  const screen = await render(<Radio player={player} />)
  await screen.getByText('Sender verwalten').click()
  await screen.getByRole('textbox', { name: 'Name', exact: true }).click()
  await userEvent.keyboard('2m')
  expect(player.store.get(player.state.selected)).toBe(0)
  expect(player.store.get(player.state.muted)).toBe(false)

  await screen.getByRole('switch', { name: 'Tasten auf der ganzen Seite' }).click()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await userEvent.keyboard('2')
  expect(player.store.get(player.state.selected)).toBe(0)
  await screen.getByRole('button', { name: 'Stumm' }).click()
  await userEvent.keyboard('2')
  expect(player.store.get(player.state.selected)).toBe(1)
})

test('the knob turns by drag, by wheel and by key, and says where it stands', async () => {
  const { player } = testRadio()
  const screen = await render(<Radio player={player} />)
  const knob = screen.getByRole('slider', { name: 'Lautstärke' })
  const input = knob.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('The knob is no input.')
  const volume = () => player.store.get(player.state.volume)
  expect(input.getAttribute('aria-valuetext')).toBe('40 Prozent')
  const turn = new WheelEvent('wheel', { deltaY: -10, cancelable: true })
  input.dispatchEvent(turn)
  expect(volume()).toBe(0.42)
  // The page must not scroll along.
  expect(turn.defaultPrevented).toBe(true)

  const drag = (type: string, clientY: number) =>
    input.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        clientX: 50,
        clientY,
        button: 0,
        pointerId: 1,
      }),
    )
  input.setPointerCapture = () => {}
  drag('pointerdown', 200)
  drag('pointermove', 110)
  drag('pointerup', 110)
  drag('pointermove', 0)
  expect(volume()).toBe(0.92)
  expect(document.activeElement).toBe(input)
  await userEvent.keyboard('{Home}')
  await expect.element(knob).toHaveAttribute('aria-valuetext', '0 Prozent')
  await userEvent.keyboard('{PageUp}')
  expect(volume()).toBeGreaterThan(0.05)
})

test('a search asks only when asked, takes https alone, and a find lands on the list', async () => {
  const answer = [
    {
      name: 'Radio Werkstatt',
      url_resolved: 'https://a.example/live',
      codec: 'AAC',
      bitrate: 96,
      countrycode: 'DE',
    },
    { name: 'Unsicher', url_resolved: 'http://b.example/live' },
  ]
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer))
  onTestFinished(() => asked.mockRestore())
  const { player } = testRadio()
  const screen = await render(<Radio player={player} />)
  await screen.getByText('Sender verwalten').click()
  const field = screen.getByRole('searchbox', { name: 'Name des Senders' })
  await field.fill('werk')
  expect(asked).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Radio Werkstatt hinzufügen' }).click()
  expect(asked).toHaveBeenCalledTimes(1)
  await expect.element(screen.getByText('Unsicher')).not.toBeInTheDocument()
  expect(player.store.get(player.state.stations).at(-1)?.streamUrl).toBe('https://a.example/live')
})

test('a directory that does not answer is said where it was asked', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  onTestFinished(() => asked.mockRestore())
  const screen = await render(<Radio player={testRadio().player} />)
  await screen.getByText('Sender verwalten').click()
  const field = screen.getByRole('searchbox', { name: 'Name des Senders' })
  await field.fill('werk')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription(/nicht erreichbar/)
})

test('what is spoken, is spoken once', async () => {
  const { player } = testRadio()
  const spoken: string[] = []
  const screen = await render(
    <>
      <RadioWidget player={player} />
      <Radio player={player} />
    </>,
  )
  const regions = [...document.querySelectorAll('[role=status].ui-visually-hidden')]
  const watcher = new MutationObserver((changes) =>
    spoken.push(...changes.map(({ target }) => target.textContent ?? '')),
  )
  for (const region of regions) watcher.observe(region, { childList: true })
  await screen.getByRole('region', { name: 'Digi Radio' }).getByRole('button', { name: 'Start' }).click()
  await vi.waitFor(() => expect(spoken).toEqual(['Eins: spielt']), 5_000)
  watcher.disconnect()
})

test('what a key changes out of sight of the focus is spoken', async () => {
  const { player } = testRadio()
  const screen = await render(<Radio player={player} />)
  const spoken = screen.getByRole('status').first()
  await userEvent.keyboard('2')
  await expect.element(spoken).toHaveTextContent('Zwei')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(spoken).toHaveTextContent('55 Prozent')
  await userEvent.keyboard('m')
  await expect.element(spoken).toHaveTextContent('stumm')
  await userEvent.keyboard('m')
  await expect.element(spoken).toHaveTextContent('Ton an')
})

test('a prerendered device is taken over without a warning, and then shows what is kept', async () => {
  const complaint = vi.spyOn(console, 'error')
  onTestFinished(() => complaint.mockRestore())
  const root = document.createElement('div')
  root.innerHTML = renderToString(<Radio />)
  document.body.append(root)
  const { player } = testRadio()
  const app = hydrateRoot(root, <Radio player={player} />, {
    onRecoverableError: (error) => console.error(error),
  })
  await vi.waitFor(() =>
    expect(root.querySelector('.radio-name .ui-visually-hidden')?.textContent).toBe('Eins'),
  )
  expect(complaint).not.toHaveBeenCalled()
  app.unmount()
  root.remove()
})

test('a device with a player of its own falls silent when it goes', async () => {
  const { storage } = testRadio()
  const made: HTMLAudioElement[] = []
  const RealAudio = globalThis.Audio
  vi.stubGlobal('Audio', function Made() {
    const audio = new RealAudio()
    made.push(audio)
    return audio
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const screen = await render(
    <StrictMode>
      <Radio storage={storage} />
    </StrictMode>,
  )
  await screen.getByRole('button', { name: 'Start' }).click()
  await expect.element(screen.getByText('spielt')).toBeVisible()
  expect(made).toHaveLength(1)
  await screen.unmount()
  expect(made[0]?.paused).toBe(true)
  expect(made[0]?.hasAttribute('src')).toBe(false)
})

test('? shows the key table, which has a row for each action', async () => {
  const screen = await render(<Radio player={testRadio().player} />)
  await userEvent.keyboard('?')
  const dialog = screen.getByRole('dialog', { name: 'Tasten' })
  await expect.element(dialog).toBeVisible()
  for (const text of ['Eins', 'Zwei', 'Leertaste', 'Lauter'])
    await expect.element(dialog.getByText(text, { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a storage that is swapped is followed', async () => {
  const [first, second] = [memoryStorage<RadioData>(), memoryStorage<RadioData>()]
  const screen = await render(<Radio storage={first} />)
  await screen.getByRole('slider', { name: 'Lautstärke' }).fill('40')
  const before = first.read()
  expect(before).toBeDefined()
  await screen.rerender(<Radio storage={second} />)
  await screen.getByRole('slider', { name: 'Lautstärke' }).fill('70')
  expect(second.read()).toBeDefined()
  expect(first.read()).toBe(before)
})
