import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@kleinzeug/ui/styles.css'
import '../styles.css'
import { dayIn } from '../model/record/edit.ts'
import { yearWith } from '../model/record/work.fixtures.ts'
import { Worktime } from './Worktime.tsx'
import { november, stored } from './Worktime.fixtures.ts'

beforeEach(() => page.viewport(1200, 900))
afterEach(() => vi.restoreAllMocks())

const here = () => ({
  '2026': yearWith(2026, {
    '2026-11-02': { hoursWorked: 8, note: 'Werkstatt', project: 'x' },
    '2026-11-05': 5,
  }),
})

/** Opens a file in the tool, as if it had been chosen in the dialog of the browser. */
async function openIn(data: ReturnType<typeof here>, name: string, text: string) {
  const storage = stored(data)
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} />)
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    const files = new DataTransfer()
    files.items.add(new File([text], name))
    this.files = files.files
    this.dispatchEvent(new Event('change'))
  })
  await screen.getByRole('button', { name: 'Dateien …' }).click()
  await screen.getByRole('button', { name: 'Datei wählen' }).click()
  vi.restoreAllMocks()
  const choose = (option: string) =>
    screen.getByRole('radio', { name: option }).first().click({ force: true })
  const submit = screen.getByRole('button', { name: /(Eintrag|Einträge) übernehmen$/ })
  return { storage, screen, choose, submit }
}

const files = [
  ['tabelle.csv', 'Datum;Stunden\n02.11.2026;3\n03.11.2026;4\n'],
  [
    'worktime-2026.json',
    JSON.stringify({ ...yearWith(2026, { '2026-11-02': 3, '2026-11-03': 4 }), hoursPerDay: 8 }),
  ],
] as const

test.each(files)('%s: „behalten“ adds new days and changes nothing else', async (name, text) => {
  const before = here()
  const { storage, submit } = await openIn(before, name, text)
  await submit.click()
  const { months, ...fields } = storage.read()?.['2026'] ?? {}
  const { months: monthsBefore, ...fieldsBefore } = before['2026']
  expect(JSON.stringify(fields)).toBe(JSON.stringify(fieldsBefore))
  expect(JSON.stringify(months?.[10]?.days)).toBe(
    JSON.stringify([
      monthsBefore[10]?.days[0],
      { date: '2026-11-03', hoursWorked: 4 },
      monthsBefore[10]?.days[1],
    ]),
  )
})

test.each(files)('%s: days of the file replace those here only when asked', async (name, text) => {
  const { storage, choose, submit } = await openIn(here(), name, text)
  await choose('ersetzen')
  await submit.click()
  const data = storage.read() ?? {}
  expect(dayIn(data, '2026-11-02')?.hoursWorked).toBe(3)
  // A table without a column for notes says nothing about them.
  expect(dayIn(data, '2026-11-02')?.note).toBe(name.endsWith('.csv') ? 'Werkstatt' : undefined)
  expect(dayIn(data, '2026-11-05')?.hoursWorked).toBe(5)
})

test('one day is replaced and another one kept', async () => {
  const text = 'Datum;Stunden\n02.11.2026;3\n05.11.2026;4\n'
  const { storage, screen, submit } = await openIn(here(), 'tabelle.csv', text)
  const day = screen.getByRole('group', { name: /5\. November/ })
  await day.getByRole('radio', { name: 'ersetzen' }).click({ force: true })
  await submit.click()
  const data = storage.read() ?? {}
  expect([dayIn(data, '2026-11-02')?.hoursWorked, dayIn(data, '2026-11-05')?.hoursWorked]).toEqual([8, 4])
})

test('a table whose columns are named by hand is imported', async () => {
  const { storage, screen, submit } = await openIn(here(), 'tabelle.csv', 'Wann|x;Menge\n20.11.2026;3,5\n')
  await screen.getByRole('combobox', { name: 'Stunden' }).selectOptions('2: Menge')
  await submit.click()
  expect(dayIn(storage.read() ?? {}, '2026-11-20')?.hoursWorked).toBe(3.5)
})

test('a file of which nothing would be taken offers nothing to take', async () => {
  const { screen, choose, submit } = await openIn(here(), 'tabelle.csv', 'Datum;Stunden\n02.11.2026;3\n')
  await expect.element(screen.getByText('0 neu, 1 hier anders, 0 schon da')).toBeVisible()
  await expect.element(submit).not.toBeInTheDocument()
  await expect.element(screen.getByRole('radio', { name: 'beide behalten' })).not.toBeInTheDocument()
  await choose('ersetzen')
  await expect.element(submit).toBeVisible()
})

test('on a telephone the choice that has the focus is not behind the keys at the end', async () => {
  await page.viewport(360, 780)
  const { screen } = await openIn(here(), ...files[0])
  const keep = screen.getByRole('radio', { name: 'behalten' }).first()
  await expect.element(keep).toBeInTheDocument()
  keep.element().focus()
  const bottom = () => keep.element().closest('label')?.getBoundingClientRect().bottom
  const end = document.querySelector('.ui-dialog-actions')?.getBoundingClientRect().top
  await expect.poll(bottom).toBeLessThanOrEqual(end ?? 0)
})
