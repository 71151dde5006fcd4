import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { withStyle } from '../../model/edit.ts'
import { markedResume } from '../../model/marked.fixtures.ts'
import { templateIds } from '../../model/resume.ts'
import '../../styles.css'
import { currentPages } from './currentPages.ts'
import { Pages } from './Pages.tsx'

test.each(
  templateIds.flatMap((template) => (['sans', 'serif'] as const).map((family) => ({ template, family }))),
)(
  '$template, $family: each line is as wide on the screen as in the layout, justified and marked',
  async ({ template, family }) => {
    const layout = await currentPages(withStyle(markedResume(), { template, family, justified: true }))
    await render(<Pages layout={layout} pageName={String} linked />)
    const lines = layout.pages.flatMap(({ blocks }) =>
      blocks.flatMap(({ block }) => block.texts.flatMap((text) => text.lines)),
    )
    const shown = [...document.querySelectorAll('.resume-generator-line')]
    expect(shown).toHaveLength(lines.length)
    for (const [index, line] of lines.entries()) {
      const text = line.runs.map((run) => run.text).join('')
      const [first, last] = [shown[index]!.firstElementChild, shown[index]!.lastElementChild]
      const width = (last!.getBoundingClientRect().right - first!.getBoundingClientRect().left) * 0.75
      expect([text, Math.abs(width - line.width) < 1 + line.width / 100]).toEqual([text, true])
    }
    const cuts = [...document.querySelectorAll('.resume-generator-line span, .resume-generator-line a')].map(
      (run) => `${getComputedStyle(run).fontStyle} ${getComputedStyle(run).fontWeight}`,
    )
    expect(cuts).toEqual(expect.arrayContaining(['italic 400', 'italic 600', 'normal 600']))
    expect(document.querySelector('a[href="https://example.org/kosten"]')).toBeVisible()
  },
)
