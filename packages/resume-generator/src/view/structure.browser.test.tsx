import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { withStyle } from '../model/edit.ts'
import { exampleResume } from '../model/example.ts'
import { inData, longResume } from '../model/resume.fixtures.ts'
import type { ResumeData } from '../model/resume.ts'
import '../styles.css'
import { ResumeGenerator } from './ResumeGenerator.tsx'

const stored = () => memoryStorage<ResumeData>(inData(exampleResume()))
const headings = () =>
  [...document.querySelectorAll('.resume-generator-page h2')].map((heading) => heading.textContent)

test('a section of one’s own is named, filled, deleted and brought back', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  await screen.getByRole('button', { name: 'Aufbau' }).click()
  await screen.getByRole('button', { name: 'Eigener Abschnitt', exact: true }).last().click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Überschrift von „Eigener Abschnitt“' }))
    .toHaveFocus()
  await userEvent.keyboard('Vorträge')
  await screen.getByRole('button', { name: 'Vorträge', exact: true }).click()
  await screen.getByRole('button', { name: 'Eintrag in „Vorträge“' }).click()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Titel', exact: true }), 'Wärme im Altbau')
  await expect.poll(headings).toContain('Vorträge')
  await screen.getByRole('button', { name: 'Aufbau' }).click()
  await screen.getByRole('button', { name: '„Vorträge“ löschen' }).click()
  await expect.poll(headings).not.toContain('Vorträge')
  await userEvent.keyboard('z')
  await expect.poll(headings).toContain('Vorträge')
  expect(storage.read()?.ownSections[0]?.entries).toMatchObject([{ title: 'Wärme im Altbau' }])
})

test('an entry and a bullet are hidden and shown again', async () => {
  const storage = stored()
  const screen = await render(<ResumeGenerator storage={storage} />)
  const pageText = () => document.querySelector('.resume-generator-sheets')?.textContent
  await screen.getByRole('button', { name: /^Berufserfahrung/ }).click()
  await screen.getByRole('button', { name: /^Projektleiterin/ }).click()
  await screen.getByText('Punkte ausblenden').click()
  await screen.getByRole('checkbox', { name: /^Aufbau eines vierköpfigen Teams/ }).click()
  await expect.poll(pageText).not.toContain('vierköpfigen')
  await expect.element(screen.getByText('2 von 3 Punkten gezeigt')).toBeVisible()
  await screen.getByRole('switch', { name: 'Auf den Seiten zeigen' }).click()
  await expect.poll(pageText).not.toContain('Projektleiterin')
  await expect.element(screen.getByRole('button', { name: /^Projektleiterin.*ausgeblendet/ })).toBeVisible()
  await userEvent.keyboard('z')
  await expect.poll(pageText).toContain('Projektleiterin')
  expect(storage.read()?.employments[0]).toMatchObject({ hidden: false, hiddenBullets: [1] })
})

test('what is to fit on one page is so by one step that can be taken back', async () => {
  const storage = memoryStorage<ResumeData>(inData(withStyle(exampleResume(), { template: 'compact' })))
  const screen = await render(<ResumeGenerator storage={storage} />)
  const before = storage.read()?.style
  await screen.getByRole('button', { name: 'Gestaltung' }).click()
  await screen.getByRole('button', { name: 'Auf eine Seite' }).click()
  await expect.element(screen.getByText(/^Eine Seite: /).first()).toBeVisible()
  expect(storage.read()?.style).not.toEqual(before)
  await expect
    .poll(() => document.querySelectorAll('.resume-generator-sheets .resume-generator-page').length)
    .toBe(1)
  await userEvent.keyboard('z')
  await expect.poll(() => storage.read()?.style).toEqual(before)
})

test('what does not fit names what would have to go, and leads there', async () => {
  const storage = memoryStorage<ResumeData>(inData(longResume()))
  const screen = await render(<ResumeGenerator storage={storage} />)
  const before = storage.read()?.style
  await screen.getByRole('button', { name: 'Gestaltung' }).click()
  await screen.getByRole('button', { name: 'Auf zwei Seiten' }).click()
  await expect.element(screen.getByText(/Zeilen mehr als zwei Seiten/).first()).toBeVisible()
  expect(storage.read()?.style).toEqual(before)
  await screen
    .getByRole('button', { name: /^„.*“ ausblenden/ })
    .first()
    .click()
  await screen.getByRole('switch', { name: 'Auf den Seiten zeigen' }).click()
  await expect.poll(() => storage.read()?.employments.at(-1)?.hidden).toBe(true)
})
