import { expect, test } from 'vitest'
import { fakeBrowser, openManaged } from './browser.fixtures.ts'
import { exportedData, numberSlice } from './site.fixtures.ts'

const large = { name: 'large', defaults: () => '', decode: (data: unknown) => String(data) }
const mirrored = ['large']
const text = 'x'.repeat(6 * 1024 * 1024)

test('a mirrored field larger than localStorage is stored, beside what else is edited', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page({ mirrored }))
  await record.ready
  record.slice(large).write(text)
  record.slice(numberSlice('a')).write(1)
  await record.flush()
  expect(record.status.read()).toEqual({ kind: 'saved', mirrored: true })
  expect(browser.text()).toContain('"a":1')
  expect(browser.text()).not.toContain('large')
  await record.dispose()

  const again = openManaged(browser.page({ mirrored }))
  await again.ready
  expect(again.slice(large).read() === text).toBe(true)
  again.slice(numberSlice('a')).write(2)
  await again.flush()
  expect(browser.text()).not.toContain('large')
  const exported = exportedData(again.exportRecord().text)
  expect(exported).toMatchObject({ a: 2, large: expect.stringMatching(/^x+$/) })
})

test('a backup with a mirrored field is imported, and the field survives the next visit', async () => {
  const from = openManaged(fakeBrowser().page({ mirrored }))
  await from.ready
  from.slice(large).write(text)
  await from.flush()
  const browser = fakeBrowser()
  const record = openManaged(browser.page({ mirrored }))
  await record.ready
  const file = from.exportRecord()
  const preview = await record.previewImport(file.text, file.text.length)
  if (!preview.accepted) throw new Error(preview.reason)
  await record.applyImport(preview)
  await record.flush()
  await record.dispose()
  const again = openManaged(browser.page({ mirrored }))
  await again.ready
  expect(again.slice(large).read() === text).toBe(true)
})

test('two pages do not write one after the other for the field that one of them lacks', async () => {
  const browser = fakeBrowser()
  const [one, two] = [openManaged(browser.page({ mirrored })), openManaged(browser.page({ mirrored }))]
  await Promise.all([one.ready, two.ready])
  one.slice(large).write('x')
  one.slice(numberSlice('a')).write(1)
  await one.flush()
  await two.flush()
  let writes = 0
  browser.localStorage.afterWrite = () => writes++
  for (const page of [one, two, one, two]) await page.flush()
  expect(writes).toBe(0)
})

test('without IndexedDB it takes room of localStorage, so that it is stored at all', async () => {
  const browser = fakeBrowser()
  const record = openManaged(browser.page({ mirrored, indexedDB: undefined }))
  record.slice(large).write('x')
  await record.flush()
  expect(browser.text()).toContain('"large":"x"')
})
