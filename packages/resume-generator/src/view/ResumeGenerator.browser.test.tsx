import { memoryStorage } from '@kleinzeug/storage'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { page as viewport, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleResume } from '../model/example.ts'
import { inData, longResume } from '../model/resume.fixtures.ts'
import type { ResumeData } from '../model/resume.ts'
import '../styles.css'
import { ResumeGenerator } from './ResumeGenerator.tsx'

const stored = () => memoryStorage<ResumeData>(inData(exampleResume()))
const page = () => document.querySelector('.resume-generator-page')

test('what is typed is stored and stands on the page', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name', exact: true }), 'Ada <b>Lovelace</b>')
  await expect.poll(() => storage.read()?.personalData.name).toBe('Ada <b>Lovelace</b>')
  await expect.poll(() => page()?.querySelector('h1')?.textContent).toContain('<b>Lovelace</b>')
})

test('a letter of the frame that is not painted yet is stored before the page goes', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  screen.getByRole('textbox', { name: 'Familienstand' }).element().focus()
  // The browser dispatches the input of this command at once.
  document.execCommand('insertText', false, 'ledig')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(storage.read()?.personalData.maritalStatus).toBe('ledig')
})

test('a letter that is typed while the one before is painted stays the last', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  const field = screen.getByRole('textbox', { name: 'Familienstand' })
  field.element().focus()
  document.execCommand('insertText', false, 'l')
  await new Promise((resolve) => {
    requestAnimationFrame(() => resolve(document.execCommand('insertText', false, 'e')))
  })
  await expect.poll(() => storage.read()?.personalData.maritalStatus).toBe('le')
  // What is waiting for a frame is done by then.
  await new Promise((resolve) => {
    // oxlint-disable-next-line no-restricted-globals -- a task after the frame: the frame has been painted
    requestAnimationFrame(() => setTimeout(resolve))
  })
  expect(storage.read()?.personalData.maritalStatus).toBe('le')
  await expect.element(field).toHaveValue('le')
})

test('undo takes back a letter of the frame that is not painted yet, and the field shows it', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  await userEvent.fill(screen.getByRole('textbox', { name: 'Postleitzahl und Ort' }), 'Bonn')
  await expect.element(screen.getByRole('button', { name: 'Rückgängig' })).toBeEnabled()
  const field = screen.getByRole('textbox', { name: 'Familienstand' })
  field.element().focus()
  document.execCommand('insertText', false, 'ledig')
  document.querySelector<HTMLButtonElement>('[aria-keyshortcuts=z]')?.click()
  await expect.element(field).toHaveValue('')
  expect(storage.read()?.personalData).toMatchObject({ maritalStatus: '', city: 'Bonn' })
})

test('a deleted entry comes back to its place by a key', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  await screen.getByRole('button', { name: /^Berufserfahrung/ }).click()
  await screen.getByRole('button', { name: '„Planungsingenieurin Heizung und Lüftung“ löschen' }).click()
  expect(storage.read()?.employments).toHaveLength(2)
  await userEvent.keyboard('z')
  expect(storage.read()?.employments[1]?.title).toBe('Planungsingenieurin Heizung und Lüftung')
  await expect.element(screen.getByRole('textbox', { name: 'Tätigkeit' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Wiederherstellen' }).click()
  expect(storage.read()?.employments).toHaveLength(2)
})

test('an entry moves by the arrow keys, and its section keeps that order', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  await screen.getByRole('button', { name: /^Berufserfahrung/ }).click()
  screen.getByRole('button', { name: '„Technische Zeichnerin“ verschieben' }).element().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(storage.read()?.employments[0]?.title).toBe('Technische Zeichnerin')
  await screen.getByRole('button', { name: 'Neueste zuerst' }).click()
  expect(storage.read()?.sections.find(({ id }) => id === 'employments')?.manual).toBe(false)
})

test('several resumes stand side by side, the chosen one in the specified fields', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  await screen.getByRole('button', { name: 'Kopieren' }).click()
  expect(storage.read()?.name).toBe('Beispiel (Kopie)')
  expect(storage.read()?.others.map(({ name }) => name)).toEqual(['Beispiel'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Lebenslauf' }), 'Beispiel')
  expect(storage.read()?.name).toBe('Beispiel')
})

test('a baseline stands on the grid, whatever the size of the letters', async () => {
  await render(<ResumeGenerator storage={stored()} />)
  await expect.poll(() => page()).not.toBeNull()
  await document.fonts.ready
  const lines = [
    ...document.querySelectorAll<HTMLElement>('.resume-generator-page:first-child h3 .resume-generator-line'),
  ]
  // Half a line: the example is set tight, at 9.5 points.
  const unit = Math.round(9.5 * 1.28 * 4) / 8
  const baselines = lines.map((line) => {
    const block = line.closest<HTMLElement>('.resume-generator-block')!
    return (
      Number.parseFloat(block.style.top) +
      Number.parseFloat(line.style.top) +
      Number.parseFloat(line.style.fontSize)
    )
  })
  const [first = 0] = baselines
  for (const baseline of baselines) {
    const steps = (baseline - first) / unit
    expect(Math.abs(steps - Math.round(steps))).toBeLessThan(0.01)
  }
})

test('the pages of a print are those of the preview', async () => {
  await render(<ResumeGenerator storage={memoryStorage<ResumeData>(inData(longResume()))} />)
  // As soon as they are drawn: the effects of that frame have not run yet.
  await new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (document.querySelectorAll('.resume-generator-page').length <= 3) return
      observer.disconnect()
      dispatchEvent(new Event('beforeprint'))
      resolve()
    }).observe(document.body, { childList: true, subtree: true })
  })
  const preview = [...document.querySelectorAll('.resume-generator-sheets .resume-generator-page')]
  const printed = [...document.querySelectorAll('.resume-generator-print .resume-generator-page')]
  expect(printed.map(({ textContent }) => textContent)).toEqual(preview.map(({ textContent }) => textContent))
  expect(document.title).toBe('Lebenslauf_Friederike_Öffner-Weißflog')
  dispatchEvent(new Event('afterprint'))
  await expect.poll(() => document.querySelector('.resume-generator-print')).toBeNull()
})

test('on a phone the key for the PDF stays in reach and covers no field that has the focus', async () => {
  await viewport.viewport(360, 640)
  const screen = await render(<ResumeGenerator storage={stored()} />)
  const key = screen.getByRole('button', { name: 'PDF herunterladen' })
  await expect.element(key).toBeInViewport()
  for (const field of document.querySelectorAll<HTMLElement>('.resume-generator-form [data-field]')) {
    field.focus()
    const { left, right, top, bottom } = field.getBoundingClientRect()
    for (const x of [left + 8, (left + right) / 2, right - 8])
      expect(field.contains(document.elementFromPoint(x, Math.min(bottom - 4, top + 40)))).toBe(true)
    await expect.element(key).toBeInViewport()
  }
  await viewport.viewport(414, 896)
})

test('a typed letter changes its own field alone before it is painted, what is said of it follows', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  await screen.getByRole('button', { name: /^Berufserfahrung/ }).click()
  await screen.getByRole('button', { name: /^Technische Zeichnerin/ }).click()
  const input = screen.getByRole('textbox', { name: 'Link', exact: true }).element()
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field')
  // The first letter lights the key for undo.
  await userEvent.fill(input, 'Weg')
  await expect.element(screen.getByRole('textbox', { name: 'Link', exact: true })).toBeInvalid()
  const changed = new Set<Node>()
  const changes = new MutationObserver((records) => {
    for (const { target } of records) changed.add(target)
  })
  const tool = document.querySelector('.resume-generator')!
  changes.observe(tool, { attributes: true, childList: true, characterData: true, subtree: true })
  // The setter of the element itself, as the browser uses it: React has replaced that of the instance.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Weg nach Rom')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  expect([...changed]).toEqual([input])
  changes.disconnect()
  await expect.poll(() => storage.read()?.employments.at(-1)?.link).toBe('Weg nach Rom')
  await expect.element(screen.getByRole('textbox', { name: 'Link', exact: true })).toBeInvalid()
  expect(input.value).toBe('Weg nach Rom')
})

test('undo right after a typed letter shows the text before it', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  const field = screen.getByRole('textbox', { name: 'Postleitzahl und Ort' })
  await userEvent.fill(field, 'Bonn')
  await expect.element(screen.getByRole('button', { name: 'Rückgängig' })).toBeEnabled()
  document.querySelector<HTMLButtonElement>('[aria-keyshortcuts=z]')?.click()
  await expect.element(field).toHaveValue('51147 Köln')
  expect(storage.read()?.personalData.city).toBe('51147 Köln')
})

test('without shortcuts keys act inside the tool alone', async () => {
  const screen = await render(<ResumeGenerator shortcuts={false} />)
  await userEvent.keyboard('?')
  expect(document.querySelector('dialog[open]')).toBeNull()
  screen.getByRole('button', { name: 'Dateien' }).element().focus()
  await userEvent.keyboard('?')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})

test('a server-rendered page hydrates without a mismatch, then the data comes', async () => {
  const tool = <ResumeGenerator storage={stored()} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(tool)
  const mismatch = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, tool, { onRecoverableError: mismatch })
  await expect.poll(() => container.textContent).toContain('Erika Mustermann')
  expect(mismatch).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})

test('a storage that is swapped is followed', async () => {
  const [first, second] = [stored(), memoryStorage<ResumeData>()]
  const screen = await render(<ResumeGenerator storage={first} />)
  const before = first.read()?.personalData.name
  await screen.rerender(<ResumeGenerator storage={second} />)
  const name = screen.getByRole('textbox', { name: 'Name', exact: true })
  await expect.element(name).toHaveValue('')
  await userEvent.fill(name, 'Grace Hopper')
  await expect.poll(() => second.read()?.personalData.name).toBe('Grace Hopper')
  expect(first.read()?.personalData.name).toBe(before)
})
