import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { exampleResume } from '../model/example.ts'
import { printedResume } from '../model/printedResume.ts'
import { inData } from '../model/resume.fixtures.ts'
import type { ResumeData } from '../model/resume.ts'
import { resumeGeneratorSlice } from '../storage.ts'
import '../styles.css'
import { ResumeGenerator } from './ResumeGenerator.tsx'

test(
  'a downloaded PDF that is dropped on the tool brings back what it shows',
  { timeout: 120_000 },
  async () => {
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.fillRect(0, 0, 9, 9)
    const { personalData, style, ...rest } = exampleResume()
    const resume = {
      ...rest,
      style: { ...style, accent: '#1f4e8c', size: 10 as const },
      personalData: { ...personalData, photo: canvas.toDataURL('image/png') },
      sections: [{ id: 'projects', title: '', hidden: true, manual: false }],
    }
    const files: File[] = []
    const first = await render(
      <ResumeGenerator initial={inData(resume)} onExport={(file) => void files.push(file)} />,
    )
    await first.getByRole('button', { name: 'PDF herunterladen' }).first().click()
    await expect.poll(() => files.length, { timeout: 60_000 }).toBe(1)
    await first.unmount()

    const storage = memoryStorage<ResumeData>(resumeGeneratorSlice.defaults())
    const screen = await render(<ResumeGenerator storage={storage} />)
    const transfer = new DataTransfer()
    transfer.items.add(files[0] ?? new File([], ''))
    screen.container
      .querySelector('.resume-generator')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
    // What the file has stands in a table before anything is taken.
    await expect
      .element(screen.getByRole('row', { name: /^Berufserfahrung 3 Einträge/ }), { timeout: 60_000 })
      .toBeVisible()
    expect(storage.read()?.personalData.name).toBe('')
    await screen.getByRole('button', { name: /übernehmen/i }).click()
    await expect.poll(() => storage.read()?.personalData.name).toBe('Erika Mustermann')
    const { others: _others, id: _id, name, ...back } = storage.read() ?? inData(resume)
    const { id: _own, name: _none, ...printed } = printedResume(resume)
    expect(back).toEqual(printed)
    expect(name).toMatch(/\.pdf$/)
  },
)
