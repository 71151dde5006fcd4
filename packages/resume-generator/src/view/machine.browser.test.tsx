import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { exampleResume } from '../model/example.ts'
import { inData } from '../model/resume.fixtures.ts'
import type { ResumeData } from '../model/resume.ts'
import '../styles.css'
import { ResumeGenerator } from './ResumeGenerator.tsx'

test(
  'what a machine reads is told of the resume that was read, never of another',
  { timeout: 120_000 },
  async () => {
    const screen = await render(
      <ResumeGenerator storage={memoryStorage<ResumeData>(inData(exampleResume()))} />,
    )
    await screen.getByRole('button', { name: 'Was eine Maschine liest' }).click()
    const read = screen.getByRole('button', { name: 'PDF auslesen' })
    await read.click()
    await expect.element(screen.getByText(/^Alle \d+ Angaben/), { timeout: 90_000 }).toBeVisible()
    // A button that is disabled meanwhile would lose the focus.
    await expect.element(read).toHaveFocus()
    await expect.element(screen.getByText(/in der Reihenfolge der Seite/)).toBeVisible()
    await expect.element(screen.getByRole('row', { name: /^Berufserfahrung 3 von 3/ })).toBeVisible()
    // The boxes of each reader, on the pages and as a list.
    await screen.getByRole('radio', { name: 'Zeilen' }).click()
    await screen.getByText(/^Die \d+ Textkästen als Liste/).click()
    const boxes = screen.container.querySelectorAll('details ol > li')
    expect(boxes.length).toBeGreaterThan(30)
    expect(screen.container.querySelectorAll('svg text[text-anchor]')).toHaveLength(boxes.length)
    await screen.getByRole('button', { name: 'Neu', exact: true }).click()
    await expect.element(screen.getByText(/^Alle \d+ Angaben/)).not.toBeInTheDocument()
    await expect.element(screen.getByText(/Noch ist der Lebenslauf leer/)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'PDF auslesen' })).toBeDisabled()
  },
)
