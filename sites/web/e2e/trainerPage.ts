import { expect, type Page } from '@playwright/test'
import { complaints, startReact } from './pages.ts'

interface TrainerRecord {
  readonly settings: Record<string, boolean | string>
  readonly stats: ReadonlyArray<{ name: string; time: number; textMode: boolean }>
  readonly runs: ReadonlyArray<{ errors: number; hinted: boolean }>
  readonly own: ReadonlyArray<{ title: string; script: string }>
  readonly cards: ReadonlyArray<{ name: string; due: number }>
}

export const immortal = 'Unsterbliche Partie: Anderssen – Kieseritzky, London 1851'
export const immortalMoves = (
  'e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 g2g4 h5f6 ' +
  'h1g1 c6b5 h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 e4e5 b2a1 f1e2 b8a6 ' +
  'f5g7 e8d8 f3f6 g8f6 d6e7'
).split(' ')
export const italianMoves = 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5'.split(' ')

export const trainerRecord = (page: Page) =>
  page.evaluate(() => {
    const record: { notationTrainer?: Partial<TrainerRecord> } = JSON.parse(
      localStorage.getItem('kleinzeug') ?? '{}',
    )
    const nothing: TrainerRecord = { settings: {}, stats: [], runs: [], own: [], cards: [] }
    return { ...nothing, ...record.notationTrainer }
  })

/** Opens the trainer with what an earlier visit left behind; a breach of the page's policy is a complaint. */
export async function open(page: Page, left: object = {}) {
  const list = complaints(page)
  await page.addInitScript((notationTrainer) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective}: ${blockedURI}`),
    )
    if (!localStorage.getItem('kleinzeug'))
      localStorage.setItem('kleinzeug', JSON.stringify({ notationTrainer }))
  }, left)
  const response = await page.goto('/apps/notationTrainer')
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  await startReact(page)
  // The rules of chess load after the first paint.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/chessRules-')),
  )
  return list
}

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`)
export const pieceOn = (page: Page, name: string) =>
  page.evaluate(
    (at) =>
      document.querySelector<SVGElement>(`[data-square="${at}"] [data-piece]`)?.dataset['piece'] ?? 'none',
    name,
  )
export const reading = (page: Page, name: string) => page.locator(`[data-reading="${name}"]`)
export async function choose(page: Page, title: string) {
  await page.getByRole('combobox', { name: 'Eröffnung' }).selectOption({ label: title })
  // Until the rules of chess run, the line has no moves: it is at its end, and the board takes none.
  await expect(page.getByRole('slider', { name: 'Nachspielen' })).toHaveCount(0)
}
export const moveField = (page: Page) => page.getByPlaceholder('e2-e4')
export const setting = (page: Page, name: string) => page.getByRole('switch', { name })
export const openSettings = (page: Page) => page.locator('.notation-trainer-settings summary').click()

export const middle = async (page: Page, name: string) => {
  const box = await square(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not to be seen`)
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

export async function drag(page: Page, from: string, to: string) {
  await page.mouse.move(...(await middle(page, from)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(page, to)), { steps: 3 })
  await page.mouse.up()
}

export async function tap(page: Page, from: string, to: string) {
  await page.mouse.click(...(await middle(page, from)))
  await page.mouse.click(...(await middle(page, to)))
}

/** Walks with the arrow keys from wherever the focus is, White below. */
export async function byKeys(page: Page, from: string, to: string) {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? 'none')
  for (const goal of [from, to]) {
    const here = await focused()
    const across = goal.charCodeAt(0) - here.charCodeAt(0)
    const up = Number(goal[1]) - Number(here[1])
    for (let step = 0; step < Math.abs(across); step += 1)
      await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft')
    for (let step = 0; step < Math.abs(up); step += 1)
      await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown')
    expect(await focused()).toBe(goal)
    await page.keyboard.press('Enter')
  }
}

export const byText = (page: Page, from: string, to: string) => moveField(page).fill(`${from}-${to}`)

export async function play(page: Page, moves: readonly string[], make = tap) {
  for (const move of moves) {
    const [from, to] = [move.slice(0, 2), move.slice(2, 4)]
    const piece = await pieceOn(page, from)
    await make(page, from, to)
    await square(page, to).locator(`[data-piece="${piece}"]`).waitFor({ state: 'attached' })
  }
}
