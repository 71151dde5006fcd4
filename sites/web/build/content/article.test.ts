import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArticle } from './article.ts'

const front = {
  title: 'Ein Titel',
  description: 'Ein Satz, der sagt, worum es in diesem Text geht.',
  asOf: '2024-02-03',
  tags: '[eins]',
  draft: 'false',
}

/** Reads an article as it would stand in a file of the content folder. */
function read(changes: Readonly<Record<string, string | undefined>>, body = 'Ein Text.') {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  const lines = Object.entries({ ...front, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  writeFileSync(join(folder, 'a.mdx'), `---\n${lines.join('\n')}\n---\n\n${body}\n`)
  return readArticle(folder, 'a.mdx')
}

test('reads front matter, headings and length', () => {
  const body = `## Erstens\n\n${'Wort '.repeat(400)}\n\n### Darunter\n\n\`\`\`sh\n# kein Titel\n\`\`\``
  expect(read({}, body)).toMatchObject({
    title: 'Ein Titel',
    asOf: '2024-02-03',
    tags: ['eins'],
    draft: false,
    path: '/a',
    minutes: 2,
    headings: [
      { id: 'erstens', text: 'Erstens', depth: 2 },
      { id: 'darunter', text: 'Darunter', depth: 3 },
    ],
  })
})

test.each(['title', 'description', 'asOf'])('a missing %s ends the build', (name) => {
  expect(() => read({ [name]: undefined })).toThrow(`Expected "${name}"`)
})

test.each([
  ['asOf', '3.2.2024'],
  ['figures', '[{ figure: 8 Prozent, of: 2024, until: bald, source: Amt }]'],
  ['draft', 'vielleicht'],
  ['description', 'Zu kurz.'],
  ['titel', 'Ein Feld, das es nicht gibt'],
])('a wrong %s ends the build', (name, value) => {
  expect(() => read({ [name]: value })).toThrow('content/a.mdx')
})

test('front matter that is none ends the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  writeFileSync(join(folder, 'a.mdx'), '## Ein Text\n')
  expect(() => readArticle(folder, 'a.mdx')).toThrow('content/a.mdx: no front matter')
})

test('headings out of order end the build', () => {
  expect(() => read({}, '## Eins\n\n#### Vier')).toThrow('„Vier“ skips a level of headings')
  expect(() => read({}, '### Drei')).toThrow('„Drei“ skips a level of headings')
  expect(() => read({}, '# Titel')).toThrow('the page shows the title')
})

test('a picture without a text ends the build', () => {
  expect(() => read({}, 'Ein Berg: ![](/berg.png)')).toThrow('content/a.mdx: a picture without a text')
  expect(() => read({}, 'Ein Berg: ![Ein Berg](/berg.png)')).not.toThrow()
})
