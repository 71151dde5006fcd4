import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { page as viewport, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { exampleResume } from '../model/example.ts'
import { inData, longResume } from '../model/resume.fixtures.ts'
import { emptyResumeData, type ResumeData } from '../model/resume.ts'
import '../styles.css'
import { ResumeGenerator } from './ResumeGenerator.tsx'

const stored = (data: ResumeData = inData(exampleResume())) => memoryStorage<ResumeData>(data)

test('Enter adds the next skill and gives it the focus; in an empty one it does nothing', async () => {
  const storage = stored(emptyResumeData())
  const screen = await render(<ResumeGenerator storage={storage} />)
  await screen.getByRole('button', { name: 'Kenntnisse', exact: true }).click()
  await screen.getByRole('button', { name: 'Eintrag in „Kenntnisse“' }).click()
  await userEvent.keyboard('Löten{Enter}')
  await expect.poll(() => storage.read()?.skills.length).toBe(2)
  await expect.element(screen.getByRole('textbox', { name: 'Kenntnis', exact: true })).toHaveValue('')
  await userEvent.keyboard('{Enter}Fräsen')
  await expect.poll(() => storage.read()?.skills.map(({ title }) => title)).toEqual(['Löten', 'Fräsen'])
})

test('eight Tabs lead from the first control of an empty tool to the first field', async () => {
  const screen = await render(<ResumeGenerator storage={stored(emptyResumeData())} />)
  const name = screen.getByRole('textbox', { name: 'Name', exact: true })
  await expect.element(name).toBeVisible()
  let tabs = 0
  while (document.activeElement !== name.element() && tabs < 40) {
    await userEvent.keyboard('{Tab}')
    tabs++
  }
  expect(tabs).toBeLessThanOrEqual(8)
})

test('the arrow keys lead through the parts of the form', async () => {
  const screen = await render(<ResumeGenerator storage={stored()} />)
  screen.getByRole('button', { name: 'Person', exact: true }).element().focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(screen.getByRole('group', { name: 'Beruf und Ziel' })).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('button', { name: 'Was eine Maschine liest' })).toHaveFocus()
})

test('a deleted resume says so, and comes back from there', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  const before = storage.read()?.personalData.name
  await screen.getByRole('button', { name: 'Löschen', exact: true }).click()
  const message = screen.getByRole('status').filter({ hasText: 'gelöscht' })
  await expect.element(message.first()).toBeVisible()
  expect(storage.read()?.personalData.name).toBe('')
  await screen.getByRole('button', { name: 'Rückgängig' }).last().click()
  await expect.poll(() => storage.read()?.personalData.name).toBe(before)
})

test('nothing is downloaded from an empty resume', async () => {
  const screen = await render(<ResumeGenerator storage={stored(emptyResumeData())} />)
  await screen.getByRole('button', { name: 'PDF herunterladen' }).first().click()
  await expect.element(screen.getByText(/Noch steht nichts darin/)).toBeVisible()
})

test('the pages follow the edit, within their own window', async () => {
  await viewport.viewport(1280, 800)
  const screen = await render(<ResumeGenerator storage={stored(inData(longResume()))} />)
  await expect.poll(() => document.querySelectorAll('.resume-generator-page').length).toBeGreaterThan(3)
  const pages = document.querySelector('.resume-generator-scroll')
  expect(pages?.scrollTop).toBe(0)
  await screen.getByRole('button', { name: /^Sprachen/ }).click()
  await screen.getByRole('button', { name: /^Tschechisch/ }).click()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Sprache', exact: true }), 'Slowakisch')
  await expect.poll(() => pages?.scrollTop).toBeGreaterThan(1000)
  await viewport.viewport(414, 896)
})

test('Weiter leads to the part behind', async () => {
  const screen = await render(<ResumeGenerator storage={stored()} />)
  await screen
    .getByRole('button', { name: /^Weiter/ })
    .last()
    .click()
  await expect.element(screen.getByRole('group', { name: 'Beruf und Ziel' })).toBeVisible()
})
