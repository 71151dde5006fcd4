import { memoryStorage } from '@kleinzeug/storage'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@kleinzeug/ui/styles.css'
import '../styles.css'
import { emptyYear, type WorktimeData } from '../model/record/work.ts'
import { Worktime } from './Worktime.tsx'
import { fullYears, november, stored } from './Worktime.fixtures.ts'

const MINUTE = 60_000
const hours = (data: WorktimeData | undefined, date: string) =>
  data?.[`${Number(date.slice(0, 4))}`]?.months[Number(date.slice(5, 7)) - 1]?.days.find(
    (day) => day.date === date,
  )?.hoursWorked

// Wide enough for a column per week among the dots.
beforeEach(() => page.viewport(1200, 900))

test('hours are stored at the Enter key, and also when one goes on without it', async () => {
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  await userEvent.keyboard('n')
  await userEvent.keyboard('7,5{Enter}')
  expect(hours(storage.read(), '2026-11-21')).toBe(7.5)
  await userEvent.keyboard('+1')
  await screen.getByRole('slider').click()
  expect(hours(storage.read(), '2026-11-21')).toBe(8.5)
})

test('undo by a key brings an entry back to its day, and shows that day', async () => {
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  const before = hours(storage.read(), '2026-11-20')
  const days = screen.getByRole('slider')
  days.element().focus()
  await userEvent.keyboard('{ArrowUp}{Delete}')
  expect(hours(storage.read(), '2026-11-20')).toBeUndefined()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}z')
  expect(hours(storage.read(), '2026-11-20')).toBe(before)
  await expect.element(days).toHaveAttribute('aria-valuetext', expect.stringContaining('20. November'))
})

test('what is typed right after the Enter key begins the next text', async () => {
  const storage = stored(fullYears())
  await render(<Worktime storage={storage} sources={{ now: november }} />)
  await userEvent.keyboard('n')
  await userEvent.keyboard('7{Enter}8{Enter}6,5{Enter}')
  expect(hours(storage.read(), '2026-11-21')).toBe(6.5)
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('.worktime-entry input')?.value)
    .toBe('6:30')
})

test('a second Enter key before the entry is painted adds nothing', async () => {
  const storage = stored(fullYears())
  await render(<Worktime storage={storage} sources={{ now: november }} />)
  await userEvent.keyboard('n')
  await userEvent.keyboard('+1')
  const form = document.querySelector<HTMLFormElement>('.worktime-entry-form')
  for (let press = 0; press < 3; press++) form?.requestSubmit()
  expect(hours(storage.read(), '2026-11-21')).toBe(2.5)
})

test('a year begun after another one shows what it begins with', async () => {
  const storage = stored({ '2025': fullYears()['2025'] ?? emptyYear(2025) })
  const screen = await render(
    <Worktime storage={storage} sources={{ now: () => new Date(2026, 0, 1, 9).getTime() }} />,
  )
  await expect.element(screen.getByRole('button', { name: /^Übertrag aus 2025/ })).toBeVisible()
  expect(storage.read()).not.toHaveProperty('2026')
})

test('a day is redone by a key where it was undone', async () => {
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  const days = screen.getByRole('slider')
  days.element().focus()
  await userEvent.keyboard('{ArrowUp}{Delete}{ArrowLeft}zZ')
  expect(hours(storage.read(), '2026-11-20')).toBeUndefined()
  await expect.element(days).toHaveAttribute('aria-valuetext', expect.stringContaining('20. November'))
})

test('an entry draws no other month again', async () => {
  const storage = stored(fullYears())
  await render(<Worktime storage={storage} sources={{ now: november }} />)
  const months = () => [...document.querySelectorAll('.worktime-dots > g')]
  const changed = new Set<number>()
  const observers = months().map((group, index) => {
    const observer = new MutationObserver(() => changed.add(index))
    observer.observe(group, { attributes: true, childList: true, subtree: true })
    return observer
  })
  await userEvent.keyboard('n')
  await userEvent.keyboard('9{Enter}')
  await expect.poll(() => [...changed]).toEqual([10])
  for (const observer of observers) observer.disconnect()
})

test('two views of one storage share the timer: stopped in one, it counts once', async () => {
  const storage = memoryStorage<WorktimeData>({})
  let time = november()
  const now = () => time
  const first = await render(
    <Worktime storage={storage} sources={{ now }} labels={{ title: 'Eins' }} shortcuts={false} />,
  )
  await render(<Worktime storage={storage} sources={{ now }} labels={{ title: 'Zwei' }} shortcuts={false} />)
  const [one, two] = [
    first.getByRole('region', { name: 'Eins' }),
    first.getByRole('region', { name: 'Zwei' }),
  ]
  await one.getByRole('button', { name: 'Uhr starten' }).click()
  await expect.element(two.getByRole('button', { name: /^Uhr läuft/ })).toBeVisible()
  time += 90 * MINUTE
  await two.getByRole('button', { name: /^Uhr läuft/ }).click()
  await expect.element(one.getByRole('button', { name: 'Uhr starten' })).toBeVisible()
  expect(hours(storage.read(), '2026-11-21')).toBe(1.5)
})

test('a clock that was put back behind the start is asked about, and the timer is kept', async () => {
  const storage = stored({ timer: { startedAt: november() + 60 * MINUTE } })
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  await expect.element(screen.getByText(/Die Uhr deines Geräts steht vor dem Start/)).toBeVisible()
  await userEvent.keyboard('s')
  expect(storage.read()?.timer).toBeDefined()
  await screen.getByRole('button', { name: 'Verwerfen' }).click()
  expect(storage.read()?.timer).toBeUndefined()
  await screen.getByRole('button', { name: 'Rückgängig' }).click()
  expect(storage.read()?.timer).toBeDefined()
})

test('what is added in a cell of the month counts once, and Escape takes nothing', async () => {
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  await userEvent.keyboard('m')
  const before = hours(storage.read(), '2026-11-21') ?? 0
  const today = screen.getByRole('gridcell', { name: /^Samstag, 21\. November/ })
  await expect.element(today).toBeVisible()
  today.element().focus()
  await userEvent.keyboard('+1{Enter}')
  expect(hours(storage.read(), '2026-11-21')).toBe(before + 1)
  await userEvent.keyboard('9{Escape}')
  expect(hours(storage.read(), '2026-11-22')).toBeUndefined()
  await userEvent.keyboard('99{Enter}')
  await screen.getByRole('button', { name: 'Monat danach' }).click()
  screen
    .getByRole('gridcell', { name: /^Dienstag, 22\. Dezember/ })
    .element()
    .focus()
  await userEvent.keyboard('{ArrowLeft}4{Enter}')
  expect(hours(storage.read(), '2026-12-21')).toBe(4)
})

test('a text in a cell of the month and in the field is one draft, and one refusal', async () => {
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  await userEvent.keyboard('m')
  const today = screen.getByRole('gridcell', { name: /^Samstag, 21\. November/ })
  await expect.element(today).toBeVisible()
  today.element().focus()
  await userEvent.keyboard('30{Enter}')
  const field = screen.getByRole('textbox', { name: 'Stunden', exact: true })
  const cell = screen.getByRole('textbox', { name: /^Stunden, Samstag/ })
  await expect.element(field).toHaveValue('30')
  await expect.element(cell).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByText(/Ein Tag hat 24 Stunden/).elements()).toHaveLength(1)
  await field.fill('3')
  await expect.element(cell).toHaveValue('3')
  await userEvent.keyboard('{Enter}')
  expect(hours(storage.read(), '2026-11-21')).toBe(3)
  await field.fill('gestern 4')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => hours(storage.read(), '2026-11-20')).toBe(4)
})

test('midnight is noticed when the page is looked at again', async () => {
  let time = new Date(2026, 10, 21, 23, 59).getTime()
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: () => time }} />)
  await expect.element(screen.getByText('Heute, Sa, 21. Nov.')).toBeVisible()
  await userEvent.type(screen.getByRole('textbox', { name: 'Stunden' }), '{Control>}a{/Control}4')
  time += 5 * MINUTE
  dispatchEvent(new Event('focus'))
  await expect.element(screen.getByText('Heute, So, 22. Nov.')).toBeVisible()
  // What was being typed belongs to the day it was typed for.
  expect([hours(storage.read(), '2026-11-21'), hours(storage.read(), '2026-11-22')]).toEqual([4, undefined])
})

test('a chosen day stays over midnight, and the morning says so', async () => {
  let time = new Date(2026, 10, 21, 23, 59).getTime()
  const screen = await render(<Worktime storage={stored(fullYears())} sources={{ now: () => time }} />)
  await expect.element(screen.getByText('Heute, Sa, 21. Nov.')).toBeVisible()
  await userEvent.keyboard('m')
  await screen.getByRole('gridcell', { name: /^Freitag, 13\. November/ }).click()
  time += 5 * MINUTE
  dispatchEvent(new Event('focus'))
  await expect
    .element(
      screen.getByText(/^Heute ist jetzt Sonntag, 22\. November.*Gewählt bleibt Freitag, 13\. November/),
    )
    .toBeInTheDocument()
})

test('a line may name another day, which is shown before it is entered', async () => {
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  const field = screen.getByRole('textbox', { name: 'Stunden' })
  await userEvent.fill(field.element(), 'gestern 3,5')
  await expect.element(screen.getByText(/^Wird am .*20\. Nov.* eingetragen\.$/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => hours(storage.read(), '2026-11-20')).toBe(3.5)
  await userEvent.fill(field.element(), '31.2. 8')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveValue('31.2. 8')
})

test('a click on a dot chooses its day', async () => {
  const screen = await render(<Worktime storage={stored(fullYears())} sources={{ now: november }} />)
  const drawing = document.querySelector('.worktime-dots')
  const dot = document.querySelector<SVGCircleElement>('.worktime-lit')
  if (!drawing || !dot) throw new Error('There is no dot')
  await userEvent.click(dot, { force: true })
  await expect.element(screen.getByText(/^Do, 1\. Jan\.$/, { exact: true }).first()).toBeVisible()
})

test('a single letter in a text field is a letter', async () => {
  const screen = await render(<Worktime storage={stored(fullYears())} sources={{ now: november }} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Stunden' }), '?')
  expect(document.querySelector('dialog[open]')).toBeNull()
  await userEvent.click(document.body)
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog', { name: 'Tasten' })).toBeVisible()
})

test('the sheet is there while the page is printed', async () => {
  await render(<Worktime storage={stored(fullYears())} sources={{ now: november }} />)
  expect(document.querySelector('.worktime-sheet')).toBeNull()
  // Its code comes once the page is idle.
  await expect
    .poll(() => {
      dispatchEvent(new Event('beforeprint'))
      return document.querySelector('.worktime-sheet')?.textContent
    })
    .toContain('Arbeitszeit 2026')
  dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('.worktime-sheet')).toBeNull()
})

test('a server-rendered page hydrates without a mismatch, then the data comes', async () => {
  const tool = <Worktime storage={stored(fullYears())} sources={{ now: november }} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tool)
  const mismatch = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, tool, { onRecoverableError: mismatch })
  await expect.poll(() => container.textContent).toContain('Woraus der Saldo kommt')
  expect(mismatch).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})

test('a storage that is swapped is followed', async () => {
  const [first, second] = [stored(fullYears()), stored({})]
  const screen = await render(<Worktime storage={first} sources={{ now: november }} />)
  await screen.rerender(<Worktime storage={second} sources={{ now: november }} />)
  await userEvent.keyboard('n')
  await userEvent.keyboard('7,5{Enter}')
  expect(hours(second.read(), '2026-11-21')).toBe(7.5)
  expect(hours(first.read(), '2026-11-21')).not.toBe(7.5)
})

test('an entry before the start of the account says in words where it begins now', async () => {
  const storage = stored({ '2026': { ...emptyYear(2026), start: '2026-11-21' } })
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  await expect
    .element(screen.getByText(/^In 2026 steht noch nichts\. .* beginnt am 21\. November\.$/))
    .toBeVisible()
  screen.getByRole('slider').element().focus()
  await userEvent.keyboard('{ArrowUp}5{Enter}')
  await expect
    .element(screen.getByText('20. November eingetragen. Dein Konto beginnt jetzt am 20. November.'))
    .toBeVisible()
  await expect
    .poll(() => screen.getByRole('status').element().textContent)
    .toBe('20. November: 5:00. Saldo −5:00. Dein Konto beginnt jetzt am 20. November.')
  await screen.getByRole('button', { name: 'Rückgängig' }).click()
  expect(storage.read()?.['2026']).toEqual({ ...emptyYear(2026), start: '2026-11-21' })
})

test('the year that is set up first still begins with the first entry', async () => {
  const storage = stored({})
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  await screen.getByRole('button', { name: 'Jahr …' }).click()
  await screen.getByRole('textbox', { name: 'Soll am Tag' }).fill('4')
  await screen.getByRole('button', { name: 'Übernehmen' }).click()
  await expect.element(screen.getByText(/Mit diesem Tag beginnt dein Konto\.$/)).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Stunden' })
  await field.fill('5')
  await userEvent.keyboard('{Enter}')
  expect(storage.read()?.['2026']).toMatchObject({ hoursPerDay: 4, start: '2026-11-21' })
})
