import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { composeDocument } from './document.ts'
import { fromJsonResume, toJsonResume } from './files/jsonResume.ts'
import { toMarkdown, toPlainText } from './files/plainText.ts'
import { exampleResume } from './example.ts'
import { hiddenAfter } from './hidden.ts'
import { hintsOf } from './hints.ts'
import { folderFiles } from '../folderFiles.ts'
import { markedResume } from './marked.fixtures.ts'
import { inData } from './resume.fixtures.ts'
import { emptyEntry, type Resume } from './resume.ts'

/** Everything that a reader of the pages or of a written file could find. */
const written = (resume: Resume) => {
  const document = composeDocument(resume)
  return [document, toJsonResume(resume), toPlainText(document), toMarkdown(document)].map((each) =>
    JSON.stringify(each),
  )
}

test('a hidden entry and a hidden bullet are in no page and no written file', () => {
  const example = exampleResume()
  const [first, ...rest] = example.employments
  const kept = { ...emptyEntry, id: 'k', title: 'Geheimstelle' }
  const bullets = ['Offen', 'Geheimsache', 'Auch offen']
  const resume: Resume = {
    ...example,
    employments: [{ ...first!, bullets, hiddenBullets: [1] }, ...rest, { ...kept, hidden: true }],
    ownSections: [{ id: 'own-0', entries: [{ ...kept, hidden: true }] }],
  }
  for (const text of written(resume)) {
    expect(text).toContain('Auch offen')
    expect(text).not.toContain('Geheim')
  }
  expect(hintsOf(resume)).toEqual(hintsOf({ ...resume, ownSections: [] }))
})

const lines = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { maxLength: 8 })

test.prop([lines, fc.array(fc.nat(7)), fc.nat(8), fc.nat(8), lines])(
  'a bullet stays hidden, and no other becomes so, when lines are written or deleted elsewhere',
  (bullets, places, from, count, added) => {
    const hiddenBullets = [...new Set(places)].filter((at) => at < bullets.length)
    const fresh = added.filter((line) => !bullets.includes(line))
    const next = bullets.toSpliced(from, count, ...fresh)
    const hidden = hiddenAfter({ ...emptyEntry, bullets, hiddenBullets }, next).map((at) => next[at])
    const before = hiddenBullets.map((at) => bullets[at])
    for (const line of next)
      if (line !== undefined && bullets.includes(line))
        expect(hidden.includes(line)).toBe(before.includes(line))
  },
)

test('a hidden bullet stays hidden while it is edited', () => {
  const entry = { ...emptyEntry, bullets: ['a', 'b', 'c'], hiddenBullets: [1] }
  expect(hiddenAfter(entry, ['a', 'bb', 'c'])).toEqual([1])
})

test('a folder of the visitor’s own keeps what is hidden', () => {
  const [text = ''] = folderFiles.toFiles(inData(markedResume())).values()
  expect(text).toContain('vierköpfigen')
  expect(fromJsonResume(JSON.parse(text))).toEqual(markedResume())
})
