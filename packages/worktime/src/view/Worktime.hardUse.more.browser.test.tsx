// @module-tag more
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@kleinzeug/ui/styles.css'
import '../styles.css'
import { dayIn } from '../model/record/edit.ts'
import { daysOf, emptyYear, yearIn, type WorktimeData } from '../model/record/work.ts'
import { Worktime } from './Worktime.tsx'
import { fullYears, november, stored } from './Worktime.fixtures.ts'

beforeEach(() => page.viewport(1200, 900))

const GARBAGE = [
  'x'.repeat(100_000),
  '9'.repeat(5000),
  '8-12 '.repeat(2000),
  '<img src=x onerror=alert(1)>',
  '=HYPERLINK("http://example.org")',
  '1e999',
  'NaN',
  '-',
  '__proto__',
  '\u202E7:30',
]

test('garbage pasted into the hours is refused in words and changes nothing', async () => {
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  const before = storage.read()
  const field = screen.getByRole('textbox', { name: 'Stunden' })
  for (const text of GARBAGE) {
    await field.fill(text)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription(/lesen|24 Stunden|überschneiden/)
  }
  expect(storage.read()).toBe(before)
})

test('garbage pasted into the settings of a year, and a start after its end, change nothing', async () => {
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  const before = storage.read()
  await screen.getByRole('button', { name: 'Jahr …' }).click()
  await screen.getByRole('radio', { name: 'eigener Wert' }).click({ force: true })
  const apply = screen.getByRole('button', { name: 'Übernehmen' })
  for (const text of GARBAGE) {
    await screen.getByRole('textbox', { name: 'Soll am Tag' }).fill(text)
    await screen.getByRole('textbox', { name: 'eigener Wert' }).fill(text)
    await apply.click()
    await expect
      .element(screen.getByRole('textbox', { name: 'Soll am Tag' }))
      .toHaveAccessibleDescription(/Gib eine Zeit an/)
  }
  await screen.getByRole('textbox', { name: 'Soll am Tag' }).fill('5')
  await screen.getByRole('textbox', { name: 'eigener Wert' }).fill('0')
  await screen.getByLabelText('Beginn des Kontos').fill('2026-06-01')
  await screen.getByLabelText('Ende des Kontos').fill('2026-05-31')
  await apply.click()
  await expect
    .element(screen.getByText('Der letzte Tag liegt vor dem ersten. Tausch die beiden.'))
    .toBeVisible()
  expect(storage.read()).toBe(before)
})

test('a note that was typed is kept when one goes on to another day', async () => {
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  await screen.getByText('Zeiten und Notiz').click()
  await screen.getByRole('textbox', { name: 'Notiz' }).fill('ä'.repeat(500))
  const days = screen.getByRole('slider')
  days.element().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(dayIn(storage.read() ?? {}, '2026-11-21')?.note).toBe('ä'.repeat(500))
  await expect.element(screen.getByRole('textbox', { name: 'Notiz' })).toHaveValue('')
})

test('the longest note makes the window no higher, on a day that is looked at', async () => {
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  const readout = () => document.querySelector('.worktime-readout')?.getBoundingClientRect().height
  const before = readout()
  await screen.getByText('Zeiten und Notiz').click()
  await screen.getByRole('textbox', { name: 'Notiz' }).fill('Angebot geschrieben '.repeat(25))
  screen.getByRole('slider').element().focus()
  await expect.poll(() => document.querySelector('.worktime-readout')?.textContent).toContain('Angebot')
  expect(readout()).toBe(before)
})

async function fill(screen: Awaited<ReturnType<typeof render>>, from: string, to: string) {
  await screen.getByRole('button', { name: 'Füllen …' }).click()
  await screen.getByLabelText('Von', { exact: true }).fill(from)
  await screen.getByLabelText('Bis', { exact: true }).fill(to)
}

test('a range over years leaves out the holidays of each of them', async () => {
  const storage = stored({ settings: { state: 'BY' } } satisfies WorktimeData)
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  await fill(screen, '2024-01-01', '2026-12-31')
  await screen.getByRole('button', { name: /Tage füllen$/ }).click()
  const data = storage.read() ?? {}
  for (const holiday of ['2024-05-01', '2025-05-01', '2026-05-01', '2024-10-03', '2025-10-03'])
    expect(dayIn(data, holiday)).toBeUndefined()
  expect(dayIn(data, '2025-05-02')?.hoursWorked).toBe(5)
})

test('366 days are filled and undone as one; more than ten years are refused in words', async () => {
  const storage = stored({})
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  await fill(screen, '2024-01-01', '2024-12-31')
  for (const day of ['Sa', 'So']) await screen.getByRole('button', { name: day, exact: true }).click()
  await screen.getByRole('button', { name: '366 Tage füllen' }).click()
  expect(daysOf(yearIn(storage.read() ?? {}, 2024) ?? emptyYear(2024))).toHaveLength(366)
  await screen.getByRole('button', { name: 'Rückgängig' }).click()
  expect(storage.read()).toEqual({})
  await fill(screen, '1000-01-01', '9999-12-31')
  await expect.element(screen.getByText(/Mehr als zehn Jahre/)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Kein Tag zu füllen' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('a clock that goes backwards while the timer runs is asked about until it is right again', async () => {
  let time = november()
  const storage = stored({})
  const screen = await render(<Worktime storage={storage} sources={{ now: () => time }} />)
  await screen.getByRole('button', { name: 'Uhr starten' }).click()
  time -= 2 * 3_600_000
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText(/Die Uhr deines Geräts steht vor dem Start/)).toBeVisible()
  time += 3 * 3_600_000
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByRole('button', { name: 'Uhr läuft 1:00' })).toBeVisible()
  await screen.getByRole('button', { name: 'Uhr läuft 1:00' }).click()
  expect(dayIn(storage.read() ?? {}, '2026-11-21')?.hoursWorked).toBe(1)
})

test('the Enter key on a field that nothing was typed into, held down, changes nothing', async () => {
  const storage = stored(fullYears())
  await render(<Worktime storage={storage} sources={{ now: november }} />)
  const before = storage.read()
  await userEvent.keyboard('n')
  await userEvent.keyboard('{Enter>20/}')
  await userEvent.keyboard('{Escape}{Enter}')
  expect(storage.read()).toBe(before)
})
