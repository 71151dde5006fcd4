import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { composeDocument } from '../model/document.ts'
import { inData, lettersResume } from '../model/resume.fixtures.ts'
import type { ResumeData } from '../model/resume.ts'
import { FontChain, widthIn } from '../output/fonts/FontChain.ts'
import { addedWidth, type Face } from '../model/layout/page.ts'
import '../styles.css'
import { currentPages } from './preview/currentPages.ts'
import { ResumeGenerator } from './ResumeGenerator.tsx'

const read = async (address: URL) => new Uint8Array(await (await fetch(address)).arrayBuffer())

test.each(['classic', 'plain'] as const)(
  'the pages of %s are measured in the fonts of the file',
  async (template) => {
    const resume = { ...lettersResume(), style: { ...lettersResume().style, template } }
    const { pages } = await currentPages(resume)
    const runs = pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ block }) =>
        block.texts.flatMap(({ lines }) =>
          // Tracking is added by both in the same way.
          lines.flatMap((line) => (line.runs.length === 1 && !line.runs[0]?.style.tracking ? [line] : [])),
        ),
      ),
    )
    const chains = new Map<Face, FontChain>()
    const all = JSON.stringify(composeDocument(resume))
    for (const {
      runs: [run],
      width,
    } of runs) {
      // A canvas measures in parts behind each f, and a list sign apart from its text.
      if (!run || /^[–•]|f[a-z]/.test(run.text)) continue
      const { face, size, tabular = false } = run.style
      const chain = chains.get(face) ?? (await FontChain.load(face, `${all} ·–`, read))
      chains.set(face, chain)
      const inFile = chain
        .divide(run.text)
        .reduce(
          (sum, part) => sum + widthIn(part.font, part.text, tabular) * size,
          addedWidth(run.text, run.style),
        )
      // A canvas rounds each advance to a pixel of 200 a size.
      const tolerance = width / 100
      expect([run.text, Math.abs(inFile - width) < tolerance]).toEqual([run.text, true])
    }
  },
)

test('a letter that no font has is told at its field while one types', async () => {
  const storage = memoryStorage<ResumeData>(inData(lettersResume()))
  const screen = await render(<ResumeGenerator storage={storage} />)
  const name = screen.getByRole('textbox', { name: 'Name', exact: true })
  await userEvent.fill(name, 'Wang 小明')
  await expect.element(name).toHaveAccessibleDescription(/Keine Schrift hat: 小 明/)
  await screen.getByRole('button', { name: /^Prüfen/ }).click()
  await expect
    .element(screen.getByRole('button', { name: /nicht im PDF: 小 明 in „Wang 小明“/ }))
    .toBeVisible()
  await screen.getByRole('button', { name: /^Person/ }).click()
  await userEvent.fill(name, 'Wang Nguyễn')
  await expect.element(name).not.toHaveAccessibleDescription(/Schrift/)
})
