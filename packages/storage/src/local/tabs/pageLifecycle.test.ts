import { expect, test } from 'vitest'
import { fakeBrowser, openManaged } from '../browser.fixtures.ts'
import { numberSlice } from '../site.fixtures.ts'

/** A page whose visibility the test sets. */
function hideablePage() {
  const browser = fakeBrowser()
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const record = openManaged(browser.page({ window, document, delay: 60_000 }))
  return {
    browser,
    record,
    window,
    document,
    show: (state: 'visible' | 'hidden') => {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('what a tool writes when the page is hidden is stored, although storage was called first', async () => {
  const { browser, record, document, show } = hideablePage()
  await record.ready
  const count = record.slice(numberSlice('count'))
  // Added after the listener of the record, as that of a tool is.
  document.addEventListener('visibilitychange', () => count.write(7))
  show('hidden')
  expect(browser.text()).toContain('"count":7')
  count.write(8)
  expect(browser.text()).toContain('"count":8')
  await record.dispose()
})

test('the same for a page that is left', async () => {
  const { browser, record, window } = hideablePage()
  await record.ready
  const count = record.slice(numberSlice('count'))
  window.addEventListener('pagehide', () => count.write(7))
  window.dispatchEvent(new Event('pagehide'))
  expect(browser.text()).toContain('"count":7')
  window.dispatchEvent(new Event('pageshow'))
  count.write(8)
  expect(browser.text()).not.toContain('"count":8')
  await record.dispose()
})

test('a tool can store at once by flush', async () => {
  const { browser, record } = hideablePage()
  await record.ready
  const count = record.slice(numberSlice('count'))
  count.write(7)
  expect(browser.text()).toBeUndefined()
  count.flush?.()
  expect(browser.text()).toContain('"count":7')
  await record.dispose()
})
