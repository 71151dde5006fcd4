/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'
import { builtStories, openStory } from '../builtStorybook.ts'
import type { Effect } from '../guides/Guide.ts'
import { guides } from '../guides/guides.ts'
import { expect, test } from './test.ts'

// What the page of a control says of its keys, roles and users, found again in its stories.

const storiesOf = (name: string) => builtStories().filter(({ title }) => title === `Bausteine/${name}`)

const focusable = 'button, input, select, textarea'

/** Clicks that the page has seen, and what its controls hold. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    clicks: Number(document.documentElement.dataset['clicks'] ?? 0),
    values: Array.from(document.querySelectorAll<HTMLInputElement>('input, select, textarea'), (field) =>
      field.type === 'checkbox' || field.type === 'radio' ? String(field.checked) : field.value,
    ).join('\n'),
    dialogs: document.querySelectorAll('dialog[open]').length,
  }))

/** Presses a key on the control and looks whether it does what the guide says. */
async function expectEffect(page: Page, control: Locator, key: string, effect: Effect) {
  await control.focus()
  const before = await stateOf(page)
  await control.press(key === ' ' ? 'Space' : key)
  const after = stateOf(page)
  const found: Record<Effect, () => Promise<boolean>> = {
    click: async () => (await after).clicks > before.clicks,
    toggle: async () => (await after).values !== before.values,
    value: async () => (await after).values !== before.values,
    open: async () => (await after).dialogs > before.dialogs,
    close: async () => (await after).dialogs < before.dialogs,
    leave: () => control.evaluate((element) => document.activeElement !== element),
  }
  expect(await found[effect](), `${key}: ${effect}`).toBe(true)
}

for (const name of new Set(
  builtStories()
    .filter(({ title }) => title.startsWith('Bausteine/'))
    .map(({ title }) => title.replace('Bausteine/', '')),
))
  test(`the guide of ${name} holds`, async ({ page, url }) => {
    const guide = guides[name]
    if (!guide) throw new Error(`${name} has no guide`)
    const [first] = storiesOf(name)
    const opened = storiesOf(name).find(({ name: story }) => story === 'Zustände') ?? first
    if (!first || !opened) throw new Error(`${name} has no story`)

    const missing = new Set(guide.aria.map(({ selector }) => selector))
    for (const { id, tags } of storiesOf(name)) {
      if (tags.includes('themes')) continue
      expect(await openStory(page, url, id)).toBe('finished')
      for (const selector of missing) if ((await page.locator(selector).count()) > 0) missing.delete(selector)
    }
    expect([...missing], 'roles and attributes in no story').toEqual([])

    for (const { keys, effect } of guide.keyboard)
      for (const key of keys) {
        // A modal dialog is open in its states; what is used is the first story.
        const shown = guide.focused?.startsWith('dialog') ? opened : first
        expect(await openStory(page, url, shown.id, 'dark', false)).toBe('finished')
        await page.evaluate(() => {
          document.addEventListener('click', () => {
            const root = document.documentElement
            root.dataset['clicks'] = String(Number(root.dataset['clicks'] ?? 0) + 1)
          })
        })
        await expectEffect(
          page,
          page
            .locator('#storybook-root')
            .locator(guide.focused ?? focusable)
            .first(),
          key,
          effect,
        )
      }

    // The page itself: every part of the anatomy is marked.
    await page.goto(`${url}/iframe.html?id=${first.id.replace(/--.*$/, '--docs')}&viewMode=docs`)
    await expect(page.locator('.docs-anatomy li')).toHaveCount(guide.anatomy.length)
    await expect(page.locator('.docs-mark')).toHaveCount(guide.anatomy.length)
    await expect(page.locator('#storybook-docs [lang="en"]').first()).toBeVisible()
    const isNew = first.tags.includes('new')
    const users = await page.locator('.docs-facts dd').last().textContent()
    expect(isNew, `used by ${users}`).toBe((users ?? '').split(', ').length < 3)
  })
