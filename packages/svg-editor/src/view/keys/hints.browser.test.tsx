import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defaultLabels } from '../../labels.ts'
import { readSvg } from '../../model/text/readSvg.ts'
import { toTree } from '../../model/document/record.ts'
import { bindings } from '../../state/keys/keyTable.ts'
import type { SvgEditorData } from '../../model/document/editorData.ts'
import { ready, type } from './keyboard.fixtures.ts'
import { capOf } from './keyCaps.ts'
import { SvgEditor } from '../SvgEditor.tsx'
import '../../styles.css'

const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect x="1" y="1" width="9" height="9"/><path d="M1 1L9 9"/><text y="9">t</text></svg>`

async function open() {
  await page.viewport(1280, 800)
  const storage = memoryStorage<SvgEditorData>({ current: toTree(readSvg(source)), library: [] })
  const screen = await render(
    <div style={{ height: 780 }}>
      <SvgEditor storage={storage} startFocused />
    </div>,
  )
  await ready()
  return screen
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.svg-editor-hints [data-key]')].map(
    ({ dataset }) => dataset['key'] ?? '',
  )
const capsOf = (id: string) =>
  bindings
    .filter((binding) => binding.id === id)
    .flatMap(({ keys, printed }) =>
      printed === undefined ? keys.map((key) => capOf(defaultLabels, key)) : [printed],
    )

test('the help prints every key of the table beside what it does', async () => {
  const screen = await open()
  await type('?')
  await expect.element(page.getByRole('dialog', { name: 'Alle Tasten' })).toBeVisible()
  const printed = new Map<string, string[]>()
  for (const line of document.querySelectorAll('.svg-editor-help dl > div')) {
    const does = line.querySelector('dd')?.textContent ?? ''
    const caps = [...line.querySelectorAll('kbd')].map(({ textContent }) => textContent ?? '')
    printed.set(does, [...(printed.get(does) ?? []), ...caps])
  }
  for (const { id } of bindings) {
    expect([id, printed.get(defaultLabels[`key.${id}`][1])]).toEqual([id, expect.arrayContaining(capsOf(id))])
  }
  await screen.unmount()
})

test('the bar shows what the table holds possible, and each cap tells its keys', async () => {
  const screen = await open()
  for (const [keys, wanted, unwanted] of [
    ['', ['add', 'typeAhead', 'jump', 'count'], ['remove', 'cut', 'translate', 'redo', 'finish']],
    ['+', ['add.circle', 'add.polyline', 'cancel', 'nextPanel'], ['file', 'cut', 'typeAhead']],
    ['{Escape}{ArrowDown}', ['cut', 'copy', 'translate', 'rotate', 'group'], ['add', 'paste', 'path']],
    ['t', ['moveLeft', 'moveDown', 'finish', 'cancel', 'count', 'nextPanel'], ['cut', 'file', 'rotate']],
    [
      '{Escape}{ArrowDown}{ArrowDown}',
      ['translate', 'cut', 'order', 'rotate', 'paint'],
      ['add', 'path', 'point'],
    ],
    ['f', ['file.new', 'file.export', 'file.save', 'file.load'], ['file', 'cut']],
  ] as const) {
    if (keys !== '') await type(keys)
    await expect.poll(shown).toEqual(expect.arrayContaining([...wanted]))
    for (const id of unwanted) expect(shown()).not.toContain(id)
  }
  for (const cap of document.querySelectorAll<HTMLElement>('.svg-editor-hints button[data-key]')) {
    const keys = bindings.find(({ id }) => id === cap.dataset['key'])?.keys ?? []
    expect(cap.getAttribute('aria-keyshortcuts')?.split(' ')).toHaveLength(keys.length)
  }
  await screen.unmount()
})

test('while a field has the focus the bar shows what its keys do, and the caps do it', async () => {
  const screen = await open()
  await type('{ArrowDown}{ArrowRight}{Enter}')
  const field = page.getByRole('textbox', { name: 'x', exact: true })
  await expect.element(field).toHaveFocus()
  await expect
    .poll(shown)
    .toEqual([
      'nextPanel',
      'previousPanel',
      'field.up',
      'field.down',
      'field.next',
      'field.take',
      'field.drop',
      'write',
    ])
  await page.getByRole('button', { name: /Zahl um 1 erhöhen/ }).click()
  await expect.element(field).toHaveValue('2')
  await expect.element(field).toHaveFocus()
  await page.getByRole('button', { name: /zurück ins Formular/ }).click()
  await expect.element(page.getByRole('group', { name: 'Felder von rect001' })).toHaveFocus()
  await screen.unmount()
})

test('only where one types the bar speaks of text: a choice is none', async () => {
  const screen = await open()
  const mode = () => document.querySelector('.svg-editor-mode')?.textContent
  await type('fo')
  const text = page.getByRole('textbox', { name: /Byte/ })
  await expect.element(text).toBeVisible()
  await userEvent.click(page.getByRole('radio', { name: 'Klein' }))
  expect(mode()).toBe('Bereit')
  await userEvent.click(text)
  expect(mode()).toBe('Text')
  await screen.unmount()
})

test('the panel with the focus tells its keys, and no other does', async () => {
  const screen = await open()
  const told = (selector: string) => document.querySelector(selector)?.getAttribute('aria-keyshortcuts')
  await type('{ArrowDown}')
  await expect
    .poll(() => told('[role="tree"]')?.split(' '))
    .toEqual(expect.arrayContaining(['x', 'c', 't', 'F6']))
  expect(told('[data-focus="form"]')).toBeNull()
  await type('{F6}')
  await expect
    .poll(() => told('[data-focus="form"]')?.split(' '))
    .toEqual(expect.arrayContaining(['x', 'F6']))
  expect(told('[role="tree"]')).toBeNull()
  await screen.unmount()
})

test('typing a name leads to it in the tree, without a dialog', async () => {
  const screen = await open()
  await type('/')
  const search = page.getByRole('searchbox', { name: 'Anfang des Namens' })
  await expect.element(search).toHaveFocus()
  await expect
    .poll(shown)
    .toEqual(['nextPanel', 'previousPanel', 'find.previous', 'find.next', 'find.take', 'find.drop', 'write'])
  await type('pa')
  await expect
    .element(page.getByRole('treeitem', { name: /path001/ }))
    .toHaveAttribute('aria-selected', 'true')
  // Keys that are commands elsewhere are text here.
  await type('x-')
  await expect.element(search).toHaveValue('pax-')
  await expect.element(page.getByText('nichts')).toBeVisible()
  await type('{Escape}')
  await expect.element(page.getByRole('tree')).toHaveFocus()
  await expect
    .element(page.getByRole('treeitem', { name: /svg001/ }))
    .toHaveAttribute('aria-selected', 'true')
  await type('/te{Enter}')
  await expect
    .element(page.getByRole('treeitem', { name: /text001/ }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tree')).toHaveFocus()
  await type('R')
  await expect
    .element(page.getByRole('treeitem', { name: /rect001/ }))
    .toHaveAttribute('aria-selected', 'true')
  await screen.unmount()
})

test('the field the form stands on is in sight, and another node is read from its top', async () => {
  await page.viewport(360, 740)
  const screen = await open()
  const isInSight = (element: Element | null | undefined) => {
    const [inner, outer] = [element, document.querySelector('.svg-editor-fields')].map((each) =>
      each?.getBoundingClientRect(),
    )
    return (
      !!inner && !!outer && inner.height > 0 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1
    )
  }
  await type('{ArrowDown}{ArrowRight}')
  const current = () => document.querySelector('.svg-editor-field[data-current] input')
  for (const [keys, name] of [
    ['{End}', 'Deckkraft'],
    ['{Home}', 'x'],
    ['{End}{ArrowUp}', 'Füllung'],
  ] as const) {
    await type(keys)
    await expect.poll(() => current()?.getAttribute('aria-label')).toBe(name)
    await expect.poll(() => isInSight(current())).toBe(true)
  }
  await expect.poll(() => isInSight(document.querySelector('.svg-editor-palette button'))).toBe(true)
  await type('{ArrowLeft}{End}{F6}')
  await expect.poll(() => isInSight(document.querySelector('.svg-editor-field input'))).toBe(true)
  await page.viewport(1280, 800)
  await screen.unmount()
})

test('Tab leads through, and the keys work where it leads', async () => {
  const screen = await open()
  await type('+c')
  await expect.element(page.getByRole('treeitem', { name: /circle001/ })).toBeVisible()
  const field = page.getByRole('textbox', { name: 'cx' })
  await expect.element(field).toBeVisible()
  await userEvent.tab()
  await expect.element(field).toHaveFocus()
  await type('{Escape}-')
  await expect.element(page.getByRole('treeitem', { name: /circle001/ })).not.toBeInTheDocument()
  await screen.unmount()
})

test('on a phone the bar shows whole keys, and a swipe shows the next ones', async () => {
  const screen = await open()
  await page.viewport(360, 740)
  const bar = document.querySelector<HTMLElement>('.svg-editor-keys')
  const cells = [...document.querySelectorAll<HTMLElement>('.svg-editor-key-group')]
  const inSight = () => {
    const { left = 0, right = 0 } = bar?.getBoundingClientRect() ?? {}
    return cells.flatMap((cell) => {
      const box = cell.getBoundingClientRect()
      if (box.right <= left + 1 || box.left >= right - 1) return []
      return [{ key: cell.textContent, isWhole: box.left >= left - 1 && box.right <= right + 1 }]
    })
  }
  const first = inSight()
  expect(first).toHaveLength(5)
  expect(first.every(({ isWhole }) => isWhole)).toBe(true)
  bar?.scrollBy({ left: bar.clientWidth + 4, behavior: 'instant' })
  const next = inSight()
  expect(next).toHaveLength(5)
  expect(next.every(({ isWhole }) => isWhole)).toBe(true)
  expect(next.some(({ key }) => first.some((other) => other.key === key))).toBe(false)
  for (const cap of bar?.querySelectorAll('button') ?? []) expect(cap.offsetHeight).toBeGreaterThanOrEqual(44)
  await page.viewport(1280, 800)
  await screen.unmount()
})
