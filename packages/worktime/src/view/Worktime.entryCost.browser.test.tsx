import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '@kleinzeug/ui/styles.css'
import '../styles.css'
import { defaultLabels } from '../labels.ts'
import { dayIn } from '../model/record/edit.ts'
import type { IsoDate } from '../model/calendar/date.ts'
import { Worktime } from './Worktime.tsx'
import { fullYears, november, stored } from './Worktime.fixtures.ts'

beforeEach(() => page.viewport(1200, 900))

/** Records which nodes change, in the whole tool. */
function observe() {
  const nodes = new Set<Node>()
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records) nodes.add(target)
  }
  const observer = new MutationObserver(note)
  const tool = document.querySelector('.worktime')
  if (!tool) throw new Error('There is no tool')
  observer.observe(tool, { attributes: true, childList: true, characterData: true, subtree: true })
  return () => {
    note(observer.takeRecords())
    observer.disconnect()
    return [...nodes]
  }
}

/** Submits what is typed and lets React commit it, before the browser gets to paint. */
async function submit() {
  document.querySelector<HTMLFormElement>('.worktime-entry-form')?.requestSubmit()
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

test.each([{ settings: { state: 'BY' } }, { settings: undefined }])(
  'in the frame of the Enter key one dot is drawn and no text is worked out ($settings)',
  async ({ settings }) => {
    const { settings: _given, ...years } = fullYears()
    const storage = stored({ ...years, ...(settings && { settings }) })
    let worked: string[] = []
    const noted =
      <Given extends readonly unknown[]>(name: string, text: (...given: Given) => string) =>
      (...given: Given) => {
        worked.push(name)
        return text(...given)
      }
    const texts = {
      duration: noted('duration', defaultLabels.duration),
      signed: noted('signed', defaultLabels.signed),
      shortDay: noted('shortDay', defaultLabels.shortDay),
      dotValue: noted('dotValue', defaultLabels.dotValue),
      curve: noted('curve', defaultLabels.curve),
    }
    const screen = await render(<Worktime storage={storage} sources={{ now: november }} labels={texts} />)
    const balance = screen.getByText('Woraus der Saldo kommt')
    await expect.element(balance).toBeVisible()
    await userEvent.keyboard('n')
    await userEvent.keyboard('9,5')
    const spoken = screen.getByRole('slider').element().getAttribute('aria-valuetext')
    const changed = observe()
    worked = []
    await submit()
    expect(dayIn(storage.read() ?? {}, '2026-11-21')?.hoursWorked).toBe(9.5)
    expect(changed()).toEqual([expect.any(SVGCircleElement)])
    expect(worked).toEqual([])
    // The rest follows.
    await expect.poll(() => document.querySelector('.worktime-readout')?.textContent).toContain('9:30')
    await expect
      .poll(() => screen.getByRole('slider').element().getAttribute('aria-valuetext'))
      .not.toBe(spoken)
  },
)

test('the Enter key stores an entry at its keydown, without the events of a click on the save key', async () => {
  const storage = stored(fullYears())
  await render(<Worktime storage={storage} sources={{ now: november }} />)
  await userEvent.keyboard('n')
  await userEvent.keyboard('9,5')
  const events: string[] = []
  const field = document.querySelector('.worktime-entry-field input')
  const form = document.querySelector('.worktime-entry-form')
  for (const type of ['keydown', 'keypress', 'click', 'submit'])
    form?.addEventListener(type, () => events.push(type))
  // An Enter key that ends the composition of a character belongs to the input method.
  const composing = new KeyboardEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  })
  field?.dispatchEvent(composing)
  expect(composing.defaultPrevented).toBe(false)
  expect(events.splice(0)).toEqual(['keydown'])
  await userEvent.keyboard('{Enter}')
  expect(events.toSorted()).toEqual(['keydown', 'submit'])
  expect(dayIn(storage.read() ?? {}, '2026-11-21')?.hoursWorked).toBe(9.5)
})

test('an entry in the month draws the cell of its day and of the day it goes on to, no other', async () => {
  const drawn = new Set<IsoDate>()
  const longDay = (date: IsoDate) => {
    drawn.add(date)
    return defaultLabels.longDay(date)
  }
  const storage = stored(fullYears())
  const screen = await render(<Worktime storage={storage} sources={{ now: november }} labels={{ longDay }} />)
  await userEvent.keyboard('m')
  const cell = screen.getByRole('gridcell', { name: /^Samstag, 21\. November/ })
  await expect.element(cell).toBeVisible()
  cell.element().focus()
  await userEvent.keyboard('9')
  await expect.element(screen.getByRole('textbox', { name: /^Stunden, Samstag/ })).toHaveFocus()
  drawn.clear()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('gridcell', { name: /^Sonntag, 22\. November/ })).toHaveFocus()
  expect(dayIn(storage.read() ?? {}, '2026-11-21')?.hoursWorked).toBe(9)
  expect([...drawn].toSorted()).toEqual(['2026-11-21', '2026-11-22'])
})
