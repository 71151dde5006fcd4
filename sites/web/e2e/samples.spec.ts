// What an empty tool shows, on a phone: an example that is read by nobody, stored nowhere, tried, kept and taken back.
import { expect, test, type Page } from '@playwright/test'
import { expectContrast, expectNoFindings } from './axe.ts'
import { complaints, startReact } from './pages.ts'

const routes = {
  achievements: 'achievements',
  worktime: 'worktime',
  numberGuessing: 'numberGuessing',
  neoCortex: 'neoCortex',
  selfReport: 'selfReport',
  resumeGenerator: 'resume',
} as const

const stored = (page: Page, field: string): Promise<unknown> =>
  page.evaluate((name) => {
    const record: Record<string, unknown> = JSON.parse(localStorage.getItem('kleinzeug') ?? '{}')
    return record[name]
  }, field)

for (const [route, field] of Object.entries(routes)) {
  // The shell is the same in all; the resume alone shows its example in a preview.
  const details = ['worktime', 'resumeGenerator'].includes(route) ? {} : { tag: '@more' }
  test(
    `/apps/${route}: the example is drawn, tried in a copy, kept, and taken back`,
    details,
    async ({ page }) => {
      const list = complaints(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(`/apps/${route}`)
      await startReact(page)
      if (route === 'resumeGenerator')
        await page.getByRole('radio', { name: 'Vorschau' }).check({ force: true })
      const trial = page.getByRole('group', { name: 'Beispiel', exact: true })
      const drawing = page.locator('.ui-sample').first()
      await expect(page.getByRole('button', { name: 'Ausprobieren' })).toBeVisible()
      await expect(drawing).toHaveAttribute('aria-hidden', 'true')
      await expectNoFindings(page)
      await expectContrast(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect(await stored(page, field)).toBeUndefined()

      await page.getByRole('button', { name: 'Ausprobieren' }).click()
      await expect(trial).toBeFocused()
      await expect(drawing).toHaveCount(0)
      await expectNoFindings(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await trial.getByRole('button', { name: 'Wegwerfen' }).click()
      await expect(trial).toHaveCount(0)
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
      expect(await stored(page, field)).toBeUndefined()

      await page.keyboard.press('k')
      await trial.getByRole('button', { name: 'Behalten' }).click()
      await expect(trial).toHaveCount(0)
      await expect.poll(() => stored(page, field)).toBeDefined()
      await expect(drawing).toHaveCount(0)
      await page.keyboard.press('z')
      if (route === 'resumeGenerator')
        await page.getByRole('radio', { name: 'Vorschau' }).check({ force: true })
      await expect(drawing).toHaveCount(1)
      expect(list).toEqual([])
    },
  )
}
