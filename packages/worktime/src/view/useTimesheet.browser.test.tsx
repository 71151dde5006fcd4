import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { spread } from '../model/plan/contract.ts'
import type { WorktimeData } from '../model/record/work.ts'
import { november } from './Worktime.fixtures.ts'
import { useTimesheet, type Timesheet } from './useTimesheet.ts'

test('a view of one’s own enters, is refused with the reason, undoes, and follows a contract', async () => {
  const storage = memoryStorage<WorktimeData>({ settings: { state: 'BE' } })
  const shown: { now?: Timesheet } = {}
  function Sheet() {
    const sheet = useTimesheet({ storage, sources: { now: november } })
    shown.now = sheet
    const { empty, balance } = sheet.account
    return <output>{`${sheet.day?.hoursWorked ?? 0} ${empty ? 'leer' : balance}`}</output>
  }
  const page = await render(<Sheet />)
  const says = (text: string) => expect.element(page.getByRole('status')).toHaveTextContent(text)
  const { enter, select, undo, changeContract, changeSettings } = shown.now ?? {}
  await says('0 leer')

  expect(enter?.('8-12 13-17')).toBeUndefined()
  await says('8 180')
  expect(shown.now?.date).toBe('2026-11-21')
  expect(enter?.('mir egal')).toBe('unreadable')
  expect(enter?.('25')).toBe('over-day')
  await says('8 180')

  expect(enter?.('4', '2026-11-20')).toBeUndefined()
  await says('8 120')
  undo?.()
  await says('0 180')
  select?.('2026-11-21')
  select?.('no day')
  await says('8 180')

  changeContract?.('2026-11-01', { weeks: [spread(2400, new Set([0, 1, 2, 3, 4]))], leaveDays: 24 })
  // A Saturday, with which the account has begun.
  await says('8 480')
  expect(shown.now?.leave?.entitled).toBe(4)
  expect(shown.now?.holidays.get('2026-12-25')?.name).toBe('1. Weihnachtstag')
  changeSettings?.({ state: undefined })
  await expect.poll(() => shown.now?.holidays.size).toBe(0)
  expect(storage.read()).toMatchObject({ '2026': { model: 'contract' } })
})
