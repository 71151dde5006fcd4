import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { hashOf } from '../model/applications/sentFiles.ts'
import { exampleResume } from '../model/example.ts'
import { inData } from '../model/resume.fixtures.ts'
import type { ResumeData } from '../model/resume.ts'
import '../styles.css'
import { ResumeGenerator } from './ResumeGenerator.tsx'

test('one resume, two applications: an own profile, what was sent, and the file that is known again', async () => {
  const storage = memoryStorage<ResumeData>(inData(exampleResume()))
  const files: File[] = []
  const screen = await render(<ResumeGenerator storage={storage} onExport={(file) => files.push(file)} />)
  const part = (name: RegExp) => screen.getByRole('toolbar', { name: 'Teile' }).getByRole('button', { name })
  await part(/^Bewerbungen/).click()
  await screen.getByRole('button', { name: 'Neue Bewerbung' }).click()
  const name = screen.getByRole('textbox', { name: 'Arbeitgeber und Stelle' })
  await expect.element(name).toHaveFocus()
  await userEvent.fill(name, 'Werk, Leitung')
  await screen.getByText('Auswahl der Einträge').click()
  await screen.getByRole('checkbox', { name: /^Technische Zeichnerin/ }).click()
  await part(/^Beruf und Ziel/).click()
  await expect.element(screen.getByText('Gilt nur für „Werk, Leitung“.')).toBeVisible()
  await userEvent.fill(screen.getByRole('textbox', { name: 'Kurzprofil' }), 'Leitet Werke.')
  const pages = () => document.querySelector('.resume-generator-sheets')?.textContent
  await expect.poll(pages).toContain('Leitet Werke.')
  expect(pages()).not.toContain('Technische Zeichnerin')
  expect(storage.read()?.professionData).toEqual(exampleResume().professionData)

  await screen.getByRole('button', { name: 'Grundfassung' }).click()
  await expect.poll(pages).toContain('Technische Zeichnerin')
  const versions = screen.getByRole('combobox', { name: 'Lebenslauf' })
  await userEvent.selectOptions(versions, screen.getByRole('option', { name: /Werk, Leitung/ }))
  await part(/^Bewerbungen/).click()
  await screen.getByRole('button', { name: 'Heute verschickt' }).click()
  await expect.poll(() => storage.read()?.applications[0]?.files).toHaveLength(1)
  const [file] = files
  if (!file) throw new Error('Nothing was downloaded')
  const hash = await hashOf(file)
  expect(storage.read()?.applications[0]).toMatchObject({ status: 'sent', sentFile: hash, files: [{ hash }] })
  await userEvent.fill(screen.getByRole('textbox', { name: 'Verschickt über' }), 'Post')

  const dropped = new DataTransfer()
  dropped.items.add(new File([file], 'umbenannt.pdf', { type: file.type }))
  const drop = new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true })
  document.querySelector('.resume-generator')?.dispatchEvent(drop)
  await expect
    .element(screen.getByText(/„umbenannt.pdf“ ging am .* an „Werk, Leitung“ \(Post\)/))
    .toBeVisible()

  await screen.getByRole('button', { name: 'Bewerbung „Werk, Leitung“ löschen' }).click()
  expect(storage.read()).toMatchObject({ applications: [], chosenApplication: '' })
  await userEvent.keyboard('z')
  await expect.poll(() => storage.read()?.applications[0]?.sentTo).toBe('Post')
})
