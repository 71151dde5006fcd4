import { describe, expect, test } from 'vitest'
import { fileMeasure } from '../../output/pdf/fontMeasure.fixtures.ts'
import { layOutApplication } from '../application.ts'
import { composeDocument } from '../document.ts'
import { withStyle } from '../edit.ts'
import { exampleResume } from '../example.ts'
import { longResume, trapResume } from '../resume.fixtures.ts'
import { emptyEntry, templateIds, type Resume, type TemplateId } from '../resume.ts'
import { fitTo } from './fit.ts'

const of = (resume: Resume, template: TemplateId) => withStyle(resume, { template })
const pagesOf = (resume: Resume) =>
  layOutApplication(resume, composeDocument(resume), fileMeasure).pages.length

describe.each(templateIds)('%s', (template) => {
  test.each([
    { name: 'the example', resume: exampleResume(), pages: 1 },
    { name: 'the traps', resume: trapResume(), pages: 2 },
  ])('$name fits on $pages, as large as it can be', ({ resume, pages }) => {
    const fit = fitTo(of(resume, template), pages, fileMeasure)
    if (!fit.fits) throw new Error(`${fit.lines} lines over`)
    expect(fit.settings.size).toBeGreaterThanOrEqual(9)
    expect(fit.pages).toBe(pages)
    expect(pagesOf(withStyle(of(resume, template), fit.settings))).toBe(pages)
  })

  test('what is too long names the entries whose absence would be enough', () => {
    const long = of(longResume(), template)
    const fit = fitTo(long, 2, fileMeasure)
    if (fit.fits) throw new Error('32 entries on two pages')
    expect(fit.savings.reduce((sum, { lines }) => sum + lines, 0)).toBeGreaterThanOrEqual(fit.lines)
    const hidden = new Set(fit.savings.map(({ field }) => field.split('/').slice(0, 2).join('/')))
    const without: Resume = {
      ...long,
      employments: long.employments.filter(({ id }) => !hidden.has(`employments/${id}`)),
    }
    expect(without.employments.length).toBeLessThan(long.employments.length)
  })
})

test('the bullet whose last word costs the line is named', () => {
  const bullets = (count: number) => Array.from({ length: count }, (_, at) => `Aufgabe ${at}`)
  const long =
    'Planung und Überwachung der Ausführung in enger Abstimmung mit Bauherrschaft und Behörden im ganzen Land, je'
  const resumeOf = (count: number, more: string): Resume => {
    const empty = exampleResume()
    const entry = {
      ...emptyEntry,
      id: 'a',
      title: 'Leitung',
      from: '2020',
      bullets: [more, ...bullets(count)],
    }
    return { ...empty, employments: [entry], education: [], trainings: [], languages: [], interests: [] }
  }
  let count = 40
  while (fitTo(resumeOf(count + 1, 'kurz'), 1, fileMeasure).fits) count++
  // One line more than fits, for the sake of a word.
  let words = long
  while (fitTo(resumeOf(count, words), 1, fileMeasure).fits) words += ' und mehr'
  const fit = fitTo(resumeOf(count, words), 1, fileMeasure)
  expect(fit).toMatchObject({
    fits: false,
    lines: 1,
    savings: [{ kind: 'shorten', field: 'employments/a/bullets' }],
  })
})
