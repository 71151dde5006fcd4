import { expect, test } from 'vitest'
import type { Card } from '../card.ts'
import { graphOf, linkKey, linkPattern, linksOf, linkTarget } from '../links.ts'
import { filesOfZip, zipOf } from './archive.ts'
import { cardOf, type GivenFile } from './imported.ts'
import { readFiles } from './readFiles.ts'

const SIZE = 500
const folders = ['', 'Denken', 'Denken/Lernen', 'Archiv 2024']
const nameOf = (n: number) =>
  n % 11 === 0 ? `Größe & Maß ${n}` : n % 7 === 0 ? `Müller, A. (${n})` : `Notiz ${n}`
/** Obsidian finds notes by the name of their file; a title in the front matter may be another one. */
const titleOf = (n: number) => (n % 5 === 0 ? `Titel ${n}: „wie/was“?` : undefined)
const pathOf = (n: number) => [folders[n % folders.length], `${nameOf(n)}.md`].filter(Boolean).join('/')

/** A vault as Obsidian writes it: properties, links to notes, headings and blocks, embeds, a nested property. */
const vault: readonly GivenFile[] = Array.from({ length: SIZE }, (_, n) => {
  const [next, other] = [nameOf((n + 1) % SIZE), nameOf((n * 7 + 3) % SIZE)]
  const title = titleOf(n)
  const head = [
    title && `title: ${JSON.stringify(title)}`,
    n % 2 === 0 && 'tags:\n  - denken\n  - projekt/eins',
    n % 3 === 0 && `aliases: ["Zweitname ${n}"]`,
    n % 4 === 0 && `rating: ${n % 6}`,
    n % 6 === 0 && 'Meine Eigenschaft: "mit: Doppelpunkt"',
    n % 8 === 0 && 'cssclasses:\n  - wide\nnested:\n  a: 1\n  b:\n    - x',
    n % 9 === 0 && `created: 2024-05-06T10:1${n % 10}:00`,
    n % 10 === 0 && `source: https://example.org/${n}`,
    n % 13 === 0 && `id: ${20_240_000 + n}`,
  ].filter(Boolean)
  const body = [
    n % 3 === 1 && `# ${title ?? nameOf(n)}\n`,
    `Siehe [[${next}]], [[${other}#Abschnitt|den Abschnitt]] und [[${other}#^block-${n}]].`,
    `![[${next}]] ![[Bild ${n}.png|300]]`,
    n % 4 === 2 && `[[${pathOf((n + 2) % SIZE).replace(/\.md$/, '')}]]`,
    `\n## Abschnitt\n\nText #tag${n % 5} ^block-${n}`,
  ].filter(Boolean)
  return {
    name: `Tresor/${pathOf(n)}`,
    text: `${head.length > 0 ? `---\n${head.join('\n')}\n---\n` : ''}${body.join('\n')}\n`,
  }
})

const bytes = (...values: readonly number[]) => Uint8Array.from(values)
/** Files that lie beside the notes: images that notes embed, a canvas, a sound. */
const beside: readonly GivenFile[] = [
  ...Array.from({ length: 40 }, (_, n) => ({
    name: `Tresor/Anhänge/Bild ${n}.png`,
    text: '',
    bytes: bytes(137, 80, 78, 71, n, 0, 255, ...Array.from({ length: 9000 }, (_value, at) => (at * n) % 256)),
  })),
  {
    name: 'Tresor/Plan.canvas',
    text: '',
    bytes: new TextEncoder().encode(
      '{"nodes":[{"id":"a","type":"file","file":"Größe & Maß 0.md"}],"edges":[]}',
    ),
  },
  { name: 'Tresor/Archiv 2024/Ton.m4a', text: '', bytes: bytes(0, 1, 2, 254) },
  { name: 'Tresor/leer.png', text: '', bytes: bytes() },
]

const cardsOf = (files: readonly GivenFile[]) => {
  const read = readFiles(files)
  expect([read.problems, read.refused]).toEqual([[], []])
  return read.cards.map((card, index) => cardOf(card, `id-${index}`, '2026-11-26'))
}
const packed = (cards: readonly Card[]) => filesOfZip(zipOf(cards, 'neo-cortex'))?.files ?? []
const bodyOf = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '').trim()
const targets = (text: string) =>
  Array.from(text.matchAll(new RegExp(linkPattern, 'g')), ([, inner = '']) => linkTarget(inner))

/** Whether a program that knows files alone finds what a link names. */
const finder = (files: readonly GivenFile[]) => {
  const paths = files.map(({ name }) => linkKey(name.replace(/^[^/]*\//, '').replace(/\.md$/, '')))
  return (target: string) => {
    const key = `/${linkKey(target)}`
    return paths.some((path) => `/${path}`.endsWith(key))
  }
}

test('a link to a file finds its card, also where the front matter gives another title', () => {
  const [, , , , , fifth] = cardsOf(vault)
  expect(fifth?.title).toBe('Titel 5: „wie/was“?')
  expect(fifth?.aliases).toContain('Notiz 5')
  expect(graphOf(cardsOf(vault)).find('Notiz 5')?.id).toBe(fifth?.id)
})

test('a vault of 500 notes: every link between notes leads to a card', () => {
  const cards = cardsOf(vault)
  expect(cards).toHaveLength(SIZE)
  const { missing } = graphOf(cards)
  expect([...missing.values()].flat().filter((title) => !/^Bild \d+\.png$/.test(title))).toEqual([])
})

test('a vault of 500 notes goes out as it came in: paths, bodies, properties', () => {
  const files = new Map(packed(cardsOf(vault)).map(({ name, text }) => [name, text]))
  for (const { name, text } of vault) {
    const back = files.get(name.replace('Tresor/', 'neo-cortex/')) ?? ''
    expect(bodyOf(back)).toBe(bodyOf(text))
    const head = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? ''
    for (const line of head
      .split('\n')
      .filter((each) => /rating|Eigenschaft|css|nested|^ {2}[ab]|created|source/.test(each)))
      expect(back).toContain(line)
  }
})

test('links hold in a program that finds notes by the names of their files alone', () => {
  const cards = [
    ...cardsOf(vault),
    {
      id: 'a',
      title: 'Wer/Was: <Frage>?',
      text: 'zu [[Wer/Was: <Frage>?#Teil|Teil]] und [[Titel 5: „wie/was“?]]',
    },
    { id: 'b', title: 'Neu', text: '[[wer/was: <frage>?]] [[Alt]]', aliases: ['Alt'] },
  ]
  const files = packed(cards)
  const finds = finder(files)
  const lost = files.flatMap(({ text }) => targets(bodyOf(text)).filter((target) => !finds(target)))
  expect(lost.filter((title) => !/^Bild \d+\.png$/.test(title))).toEqual([])
  const changed = files.find(({ name }) => name.endsWith('/Wer Was Frage.md'))
  expect(changed?.text).toContain('[[Wer Was Frage#Teil|Teil]]')
  expect(changed?.text).toContain('[[Notiz 5|Titel 5: „wie/was“?]]')
})

test('notes and attachments of one name in several folders: a link with a path leads to its own, out and in', () => {
  const files: readonly GivenFile[] = [
    { name: 'Tresor/a/README.md', text: 'Erste' },
    { name: 'Tresor/b/README.md', text: 'Zweite' },
    { name: 'Tresor/c/b/README.md', text: 'Dritte' },
    { name: 'Tresor/Sieh.md', text: '[[a/README]] [[b/README#Teil]] [[c/b/README]] ![[q/Bild.png]]' },
    { name: 'Tresor/p/Bild.png', text: '', bytes: bytes(1) },
    { name: 'Tresor/q/Bild.png', text: '', bytes: bytes(2) },
  ]
  const cards = cardsOf(files)
  const { find } = graphOf(cards)
  expect(['a/README', 'b/readme', 'c/b/README'].map((path) => find(path)?.text)).toEqual([
    'Erste',
    'Zweite',
    'Dritte',
  ])
  expect(find('q/Bild.png')?.id).toBe('file-q/Bild.png')
  const back = packed(cards).find(({ name }) => name.endsWith('/Sieh.md'))
  expect(bodyOf(back?.text ?? '')).toBe(files[3]?.text)
})

test('a note without a word is a card of its name, so that links to it hold', () => {
  const cards = cardsOf([
    { name: 'Tresor/Leer.md', text: '' },
    { name: 'Tresor/Voll.md', text: '[[Leer]]' },
  ])
  expect(graphOf(cards).find('Leer')?.text).toBe('')
  expect(packed(cards).map(({ name }) => name)).toContain('neo-cortex/Leer.md')
})

test('a property of several lines keeps its blank ones', () => {
  const property = 'abstract: |\n  eins\n\n  zwei'
  const [card] = cardsOf([
    { name: 'Tresor/a.md', text: `---\ntitle: a\n\n${property}\n\ntags: [x]\n---\nText` },
  ])
  const [file] = packed(card ? [card] : [])
  expect(file?.text).toContain(`\n${property}\n---\n`)
  expect(cardsOf(file ? [file] : [])).toEqual([card])
})

test('what was exported is the same cards again, and the same files after that', () => {
  const cards = cardsOf(vault)
  const files = packed(cards)
  const again = cardsOf(files)
  expect(again.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    cards.toSorted((a, b) => a.id.localeCompare(b.id)),
  )
  expect(packed(cards).length).toBe(SIZE)
  expect(new Map(packed(again).map(({ name, text }) => [name, text]))).toEqual(
    new Map(files.map(({ name, text }) => [name, text])),
  )
  expect(again.flatMap(({ text }) => linksOf(text))).toHaveLength(
    cards.flatMap(({ text }) => linksOf(text)).length,
  )
})

test('attachments and canvas files go out byte by byte under their paths, and come back as the same cards', () => {
  const cards = cardsOf([...vault, ...beside])
  expect(cards).toHaveLength(SIZE + beside.length)
  const { find, missing } = graphOf(cards)
  expect(find('Bild 7.png')?.attachment).toMatch(/^data:image\/png;base64,/)
  expect([...missing.values()].flat()).not.toContain('Bild 7.png')
  const files = packed(cards)
  const paths = new Map(files.map((file) => [file.name, file]))
  for (const file of beside)
    expect([...(paths.get(file.name.replace('Tresor/', 'neo-cortex/'))?.bytes ?? [1])]).toEqual([
      ...file.bytes!,
    ])
  const again = cardsOf(files)
  const byId = (a: Card, b: Card) => a.id.localeCompare(b.id)
  expect(again.toSorted(byId)).toEqual(cards.toSorted(byId))
})

test('an attachment with words of its own has a note beside its file, and is one card again', () => {
  const cards = cardsOf(beside).map((card) =>
    card.title === 'Bild 3.png'
      ? { ...card, title: 'Katze', text: 'Meine [[Plan.canvas]]', tags: ['tier'] }
      : card,
  )
  const files = packed(cards)
  expect(files.map(({ name }) => name)).toContain('neo-cortex/Anhänge/Katze.png')
  expect(files.map(({ name }) => name)).toContain('neo-cortex/Anhänge/Katze.md')
  const again = cardsOf(files)
  expect(again).toHaveLength(cards.length)
  expect(again.find(({ title }) => title === 'Katze')).toEqual(cards.find(({ title }) => title === 'Katze'))
})

test('an attachment that is too large is named, and so is what is too much together', () => {
  const large = (name: string, size: number) => ({
    name: `Tresor/${name}`,
    text: '',
    bytes: new Uint8Array(size),
  })
  const read = readFiles([
    { name: 'Tresor/a.md', text: 'Text' },
    large('groß.png', 300_000),
    ...Array.from({ length: 8 }, (_, n) => large(`${n}.png`, 190_000)),
  ])
  expect(read.problems.map(({ fault, text }) => [fault, text])).toEqual(
    ['groß.png', '5.png', '6.png', '7.png'].map((name) => ['attachment', name]),
  )
  expect(read.cards).toHaveLength(6)
})
