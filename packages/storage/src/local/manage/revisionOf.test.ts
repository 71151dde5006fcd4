import { expect, test } from 'vitest'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { jsonSlice } from '../site.fixtures.ts'

test('revisionOf: the time of the last edit, and 0 for what is not there', async () => {
  const time = Date.UTC(2026, 10, 21)
  const record = openManaged(fakeBrowser().page({ now: () => time }))
  await record.ready
  expect(record.revisionOf('colour')).toBe(0)
  record.slice(jsonSlice('colour')).write('red')
  expect(record.revisionOf('colour')).toBe(time)
  await record.dispose()
})
