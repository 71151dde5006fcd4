import { test, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { startReact } from './pages.ts'
test.use({ contextOptions: { reducedMotion: 'reduce' } })
const WEEK = [480, 480, 480, 480, 480, 0, 0]
function year() {
  const months = Array.from({ length: 12 }, (_, month) => ({ month, days: [] as any[] }))
  for (const day = new Date(Date.UTC(2026, 0, 1)); day <= new Date('2026-11-20'); day.setUTCDate(day.getUTCDate() + 1))
    if (day.getUTCDay() % 6 !== 0) {
      const d = day.getUTCDate(), date = day.toISOString().slice(0, 10)
      const extra = d === 6 ? { kind: 'vacation', hoursWorked: 0 } : d === 7 ? { kind: 'vacation', leave: 0.5, hoursWorked: 4 } : d % 4 === 0 ? {
        start: '08:00', end: '17:30', breakMinutes: 60, hoursWorked: 8.5, note: d % 8 === 0 ? 'Abends müde' : undefined,
        spans: [{ start: '08:00', end: '12:00', project: 'Umbau Nordflügel', note: 'Angebot' }, { start: '13:00', end: '17:30', project: 'Dach', note: 'Aufmaß mit der Werkstatt' }] } : d % 5 === 0 ? { start: '08:00', end: '16:00', breakMinutes: 30, hoursWorked: 7.5, project: 'Umbau Nordflügel' } : {}
      months[day.getUTCMonth()]?.days.push({ date, hoursWorked: 8, ...extra })
    }
  return { year: 2026, months }
}
const contract = { '2026': { ...year(), model: 'contract', leaveCarried: 4 }, contracts: { '2026-01-01': { weeks: [WEEK], leaveDays: 30 } , '2026-07-01': { weeks: [[360,360,360,360,360,0,0]], leaveDays: 30 } }, settings: { state: 'BE', name: 'Maria Muster', employer: 'Werkstatt am Kanal GmbH' } }
const five = { '2026': year() }
async function go(page: Page, worktime: object, w: number, h: number, brightness = 'dark') {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') })
  await page.setViewportSize({ width: w, height: h })
  await page.addInitScript((text) => localStorage.setItem('kleinzeug', text), JSON.stringify({ brightness, worktime }))
  await page.goto('/apps/worktime')
  await startReact(page)
  await page.locator('.worktime-account').waitFor()
}
const shot = (page: Page, name: string, full = true) => (full && !name.startsWith('print') ? page.locator('.worktime').first().screenshot({ path: `/tmp/look/${name}.png` }) : page.screenshot({ path: `/tmp/look/${name}.png`, fullPage: full }))
for (const view of ['m', 'j']) test(`print ${view}`, async ({ page }) => {
  await go(page, contract, 1200, 900)
  await page.keyboard.press(view)
  if (view === 'm') { await page.getByRole('button', { name: 'Monat davor' }).click() }
  await page.clock.runFor(4000)
  await page.waitForTimeout(500)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.locator('[data-print-sheet] tbody tr').first().waitFor({ state: 'attached' })
  const pdf = await page.pdf({ format: 'A4' })
  writeFileSync(`/tmp/look/print-${view}.pdf`, pdf)
  console.log(view, 'pages', pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length)
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.waitForTimeout(300)
  await shot(page, `print-${view}`)
})
test('forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await go(page, five, 1280, 900)
  await shot(page, 'forced-1280')
  await page.setViewportSize({ width: 360, height: 740 })
  await shot(page, 'forced-360')
})
test('low', async ({ page }) => {
  await go(page, five, 320, 256)
  const box = await page.locator('.worktime-entry').evaluate((el) => [getComputedStyle(el).position, el.getBoundingClientRect().height, innerHeight])
  console.log('entry 320x256', box)
  await shot(page, 'low-320', false)
  await page.setViewportSize({ width: 360, height: 430 })
  console.log('entry 360x430', await page.locator('.worktime-entry').evaluate((el) => [getComputedStyle(el).position, el.getBoundingClientRect().height, innerHeight]))
  await page.setViewportSize({ width: 360, height: 740 })
  console.log('entry 360x740', await page.locator('.worktime-entry').evaluate((el) => [getComputedStyle(el).position, el.getBoundingClientRect().height, innerHeight]))
})
for (const [w, h, b] of [[360, 740, 'light'], [1440, 900, 'dark']] as const) test(`states ${w}`, async ({ page }) => {
  await go(page, contract, w, h, b)
  await page.clock.runFor(4000)
  await page.getByText('Was wäre, wenn …').click()
  await page.getByRole('slider', { name: 'Stunden in der Woche' }).fill('20')
  await page.getByLabel('Ab', { exact: true }).fill('2026-12-07')
  await shot(page, `whatif-${w}`)
  await page.getByRole('button', { name: /^genommen/ }).click()
  await page.clock.runFor(1000)
  await shot(page, `leave-${w}`)
  await page.getByRole('button', { name: 'Tag davor' }).click()
  await page.getByText('Zeiten und Notiz').click()
  await page.clock.runFor(1000)
  await shot(page, `details-${w}`)
})
