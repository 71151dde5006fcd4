import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

const chunks: Record<string, { readonly name: string; readonly file: string }> = JSON.parse(
  readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8'),
)
const scriptOf = (wanted: string) =>
  Object.values(chunks).find(({ name, file }) => name === wanted && file.endsWith('.js'))!.file

async function openEditor(page: Page) {
  await page.goto('/apps/svgEditor')
  await startReact(page)
}

/** Makes a rectangle by keys. */
async function draw(page: Page) {
  for (const key of ['+', 'r']) await page.keyboard.press(key)
  await expect(page.getByRole('treeitem', { name: /rect001/ })).toBeVisible()
}

test('the editor answers without the router, its way back is a document, and the drawing is there again', async ({
  page,
}) => {
  const list = complaints(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)))
  await openEditor(page)
  await draw(page)
  expect(loaded).toContain(scriptOf('core'))
  expect(loaded).not.toContain(scriptOf('frame'))
  await page.getByRole('link', { name: 'Kleinzeug' }).click()
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('treeitem', { name: /rect001/ })).toBeVisible()
  expect(list).toEqual([])
})

test('in the editor the browser asks before a drawing is lost that cannot be stored', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  await openEditor(page)
  await draw(page)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Kleinzeug' }).click({ noWaitAfter: true })
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page).toHaveURL(/svgEditor$/)
  await expect(page.getByRole('treeitem', { name: /rect001/ })).toBeVisible()
})

test('an editor that fails says so, and says that nothing is lost', async ({ page }) => {
  await page.addInitScript(() => {
    window.ResizeObserver = class {
      constructor() {
        throw new Error('no observers here')
      }
      disconnect() {}
      observe() {}
      unobserve() {}
    }
  })
  await page.goto('/apps/svgEditor')
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'Neu laden' })).toBeVisible()
})
