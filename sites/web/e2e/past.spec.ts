import { expect, test, type Page } from '@playwright/test'
import { expectNoFindings } from './axe.ts'
import { startReact } from './pages.ts'

const record = (page: Page) => page.evaluate(() => localStorage.getItem('kleinzeug'))

/** Data without what a visit notes by itself. */
async function data(page: Page) {
  const { meta: _meta, backup: _backup, ...fields } = JSON.parse((await record(page)) ?? '{}')
  return fields
}

/** Three states of the decider, of which two are earlier ones. */
async function storeStates(page: Page) {
  await page.goto('/meta/imprint')
  await page.evaluate(() => {
    const lists = [{ name: 'Essen', items: [{ name: 'Linsen', active: true }] }]
    localStorage.setItem('kleinzeug', JSON.stringify({ decider: { lists }, neoCortex: { entries: [] } }))
  })
  for (const name of ['Reis', 'Erbsen']) {
    await page.goto('/apps/decider')
    await startReact(page)
    await page.getByRole('textbox', { name: 'Neuer Eintrag' }).fill(name)
    await page.getByRole('button', { name: 'Hinzufügen' }).click()
    await expect.poll(() => record(page)).toContain(name)
    await page.goto('/meta/settings')
    await startReact(page)
    await page.getByRole('button', { name: 'Neo Cortex zurücksetzen' }).click()
    await expect.poll(() => data(page)).not.toHaveProperty('neoCortex')
    if (name === 'Erbsen') return
    // A reset needs something to reset.
    await page.getByRole('button', { name: 'Zurückholen' }).click()
    await expect.poll(() => data(page)).toHaveProperty('neoCortex')
  }
}

const show = (page: Page, field: string) =>
  page.locator('.timeline').getByRole('combobox', { name: 'Was davon' }).selectOption(field)

test('arrow keys go through the states; the chosen tool is shown as it was, and comes back as one step', async ({
  page,
}) => {
  await storeStates(page)
  const slider = page.getByRole('slider', { name: 'Zeitpunkt' })
  await show(page, 'decider')
  const past = page.getByRole('region', { name: 'Der Entscheider, wie es war' })
  await expect(past.locator('.decider')).toContainText('Erbsen')
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', /um \d\d:\d\d, vor/)
  await expect(past.locator('.decider')).toContainText('Linsen')
  await expect(past.locator('.decider')).not.toContainText('Erbsen')
  await expect(page.locator('.past-head')).toContainText('1 Liste')
  await expectNoFindings(page)

  await page.getByRole('button', { name: 'Diesen Stand hierher holen' }).click()
  await expect.poll(() => record(page)).not.toContain('Erbsen')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => record(page)).toContain('Erbsen')
})

test('nothing of it is loaded before a tool is chosen', { tag: '@more' }, async ({ page }) => {
  await storeStates(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.reload()
  await startReact(page)
  await expect(page.getByRole('slider', { name: 'Zeitpunkt' })).toBeVisible()
  expect(loaded.filter((url) => /PastState|pastTools|decider/i.test(url) && !/slice/i.test(url))).toEqual([])
})

test(
  'no tool that shows an earlier state writes into the record, whatever is done to it',
  { tag: '@more' },
  async ({ page }) => {
    await storeStates(page)
    const fields = ['decider', 'worktime', 'svgEditor', 'notationTrainer', 'achievements', 'resume', 'radio']
    await page.evaluate((fields) => {
      const stored = JSON.parse(localStorage.getItem('kleinzeug') ?? '{}')
      const values: Record<string, unknown> = { ...stored }
      for (const field of fields) values[field] ??= field === 'achievements' ? [] : {}
      delete values['meta']
      localStorage.setItem('kleinzeug', JSON.stringify(values))
    }, fields)
    await page.reload()
    await startReact(page)
    await page.getByRole('button', { name: 'Digi Radio zurücksetzen' }).click()
    await expect.poll(() => data(page)).not.toHaveProperty('radio')
    const before = await data(page)
    for (const field of fields) {
      await show(page, field)
      const tool = page.locator('.past-tool')
      await expect(tool.locator('button').first()).toBeAttached()
      // By script, because neither pointer nor keyboard reaches it.
      await tool.evaluate((root) => {
        for (const button of root.querySelectorAll('button'))
          if (!button.textContent?.includes('…')) button.click()
        for (const box of root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.click()
      })
      await page.locator('body').press('z')
      await expect(async () => {
        await page.evaluate(() => {
          for (const dialog of document.querySelectorAll('dialog')) dialog.close()
        })
        await show(page, '')
      }).toPass()
    }
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    expect(await data(page)).toEqual(before)
  },
)
