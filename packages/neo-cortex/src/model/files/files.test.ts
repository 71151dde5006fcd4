import { fc, test } from '@fast-check/vitest'
import { strToU8, zipSync } from 'fflate'
import { expect } from 'vitest'
import { cardList } from '../cards.fixtures.ts'
import { readCollection } from '../collection/readCollection.ts'
import { newCard } from '../list.ts'
import { addressKey } from '../webAddress.ts'
import { filesOfZip, zipOf } from './archive.ts'
import { cardOf } from './imported.ts'
import { fileNameOf, fileNamesOf } from './fileNames.ts'
import { markdownOf, readMarkdown } from './markdown.ts'
import { readFiles } from './readFiles.ts'

const read = (name: string, text: string) => readFiles([{ name, text }])

test('bookmarks of a browser: folders are tags, descriptions are text, bookmarklets are named', () => {
  const { cards, problems } = read(
    'bookmarks.html',
    `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE><H1>Lesezeichen</H1>
<DL><p>
  <DT><H3 ADD_DATE="1" PERSONAL_TOOLBAR_FOLDER="true">Lesezeichenleiste</H3>
  <DL><p>
    <DT><H3>K&uuml;che</H3>
    <DL><p>
      <DT><A HREF="https://example.org/?a=1&amp;b=2" ADD_DATE="1700000000" TAGS="brot,käse" ICON="data:image/png;base64,xx">Brot &amp; <b>K&#228;se</b></A>
      <DD>Ein Rezept
    </DL><p>
    <DT><A HREF="javascript:alert(1)">Knopf</A>
  </DL><p>
  <DT><A HREF="http://example.com/" TOREAD="1">Ohne Ordner</A>
</DL>`,
  )
  expect(cards).toEqual([
    {
      title: 'Brot & Käse',
      text: 'Ein Rezept',
      url: 'https://example.org/?a=1&b=2',
      tags: ['Küche', 'brot', 'käse'],
      later: false,
      created: '2023-11-14',
    },
    { title: 'Ohne Ordner', text: '', url: 'http://example.com/', tags: [], later: true, created: undefined },
  ])
  expect(problems).toEqual([{ file: 'bookmarks.html', fault: 'address', text: 'Knopf' }])
})

test('Pocket in HTML: what is unread is to be read later', () => {
  const { cards } = read(
    'ril_export.html',
    `<!DOCTYPE html><html><head><title>Pocket Export</title></head><body>
    <h1>Unread</h1><ul><li><a href="https://a.example/" time_added="1700000000" tags="x">A</a></li></ul>
    <h1>Read Archive</h1><ul><li><a href="https://b.example/" time_added="1700000000" tags="">B</a></li></ul></body></html>`,
  )
  expect(cards.map(({ title, later, tags }) => [title, later, tags])).toEqual([
    ['A', true, ['x']],
    ['B', false, []],
  ])
})

test('Linkwarden: collections and tags are tags', () => {
  const { cards, problems } = read(
    'backup.json',
    JSON.stringify({
      username: 'x',
      collections: [
        {
          name: 'Technik',
          links: [
            {
              name: 'A',
              url: 'https://a.example',
              description: 'd',
              tags: [{ name: 't' }],
              createdAt: '2024-05-06T10:00:00.000Z',
            },
            { name: 'böse', url: 'javascript:alert(1)', tags: [] },
            null,
          ],
        },
        { name: 'Unorganized', links: [{ name: '', url: 'https://b.example', tags: [] }] },
      ],
    }),
  )
  expect(cards).toEqual([
    { title: 'A', text: 'd', url: 'https://a.example', tags: ['Technik', 't'], created: '2024-05-06' },
    { title: 'https://b.example', text: '', url: 'https://b.example', tags: [], created: undefined },
  ])
  expect(problems.map(({ fault }) => fault)).toEqual(['address', 'unreadable'])
})

test('Raindrop and Pocket in CSV', () => {
  const raindrop = read(
    'raindrop.csv',
    'id,title,note,excerpt,url,folder,tags,created,cover,highlights,favorite\r\n1,"A ""quoted""","mein\nSatz",Auszug,https://a.example/,Technik / Netz,"x, y",2024-05-06T10:00:00.000Z,https://cover.example/x.png,,false\r\n2,B,,,kein link,Unsorted,,,,,false\r\n',
  )
  expect(raindrop.cards).toEqual([
    {
      title: 'A "quoted"',
      text: 'mein\nSatz\n\n> Auszug',
      url: 'https://a.example/',
      tags: ['Technik', 'Netz', 'x', 'y'],
      later: false,
      created: '2024-05-06',
    },
  ])
  expect(raindrop.problems).toEqual([{ file: 'raindrop.csv', fault: 'address', text: 'B' }])
  const pocket = read(
    'part_0.csv',
    'title,url,time_added,tags,status\nA,https://a.example/,1700000000,x|y,unread\n',
  )
  expect(pocket.cards[0]).toMatchObject({ tags: ['x', 'y'], later: true, created: '2023-11-14' })
})

test('Markdown of Obsidian: front matter, folders, words with #; unknown fields and the path are kept', () => {
  const { cards, problems } = readMarkdown(
    'Kasten/Denken/Mein Zettel.md',
    '\uFEFF---\r\ntags:\r\n  - alpha\r\n  - "b c"\r\naliases: [Alt, \'Noch älter\']\r\nsource: https://a.example/\r\ndate: 2024-05-06\r\nmood: gut\r\n---\r\n# Mein Zettel\r\n\r\nText mit #gamma und [[Ziel]].\r\n',
  )
  expect(cards).toEqual([
    {
      title: 'Mein Zettel',
      text: 'Text mit #gamma und [[Ziel]].',
      url: 'https://a.example/',
      tags: ['alpha', 'b c', 'Denken', 'gamma'],
      aliases: ['Alt', 'Noch älter'],
      later: false,
      created: '2024-05-06',
      kept: {
        file: 'Denken/Mein Zettel',
        properties: 'source: https://a.example/\ndate: 2024-05-06\nmood: gut',
        heading: '# Mein Zettel\n\n',
      },
    },
  ])
  expect(problems).toEqual([])
})

test('a rule at the head of a text is no front matter', () => {
  expect(readMarkdown('a.md', '---\nkeine Angaben, nur Striche').cards[0]?.text).toContain('keine Angaben')
})

test.prop([cardList])('cards go out as a zip and come back as they were', (cards) => {
  const { files = [], skipped } = filesOfZip(zipOf(cards, 'neo-cortex')) ?? {}
  const { cards: imported, problems, refused } = readFiles(files)
  expect([problems, refused, skipped]).toEqual([[], [], []])
  expect(imported.map(({ card }) => card)).toEqual(cards)
})

test.prop([fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })])(
  'any title and text survive the way out and in',
  (title, text) => {
    const card = newCard({ title, text: text.trim() }, 'a', '2026-01-02')
    const [back] = readMarkdown('x/y.md', markdownOf(card)).cards
    expect(back).toMatchObject({ title: card.title, text: card.text.replaceAll('\r\n', '\n') })
  },
)

test.each([
  ['../../etc/passwd', 'etc passwd'],
  ['CON', 'Zettel CON'],
  ['a/b\\c:d*e', 'a b c d e'],
  ['...', 'Zettel'],
  ['', 'Zettel'],
  ['\u202Efdp.exe', 'fdp.exe'],
  ['x'.repeat(300), 'x'.repeat(80)],
])('the file of %j is called %j', (title, name) => {
  expect(fileNameOf(title)).toBe(name)
})

test.prop([fc.array(fc.string({ unit: 'binary' }), { maxLength: 20 })])(
  'file names are told apart on every system and are no paths',
  (titles) => {
    const names = [...fileNamesOf(titles.map((title, index) => newCard({ title }, `${index}`, ''))).values()]
    expect(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(names.length)
    for (const name of names) {
      expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]|^\.|[. ]\.md$/u)
      expect(new TextEncoder().encode(name).length).toBeLessThan(255)
    }
  },
)

test('an archive that was cut off gives the files before the cut', () => {
  const whole = zipSync(
    Object.fromEntries(
      ['a.md', 'x.png', 'b.md', 'c.md'].map((name) => [name, strToU8(`${name} ${'ü'.repeat(500)}`)]),
    ),
    { level: 0 },
  )
  const cut = filesOfZip(whole.subarray(0, whole.length * 0.75))
  expect(cut).toEqual({
    files: ['a.md', 'b.md'].map((name) => ({ name, text: `${name} ${'ü'.repeat(500)}` })),
    skipped: ['x.png'],
    isCut: true,
  })
  const packed = zipSync({ 'a.md': strToU8('Ä'.repeat(500)), 'b.md': strToU8('b') })
  expect(filesOfZip(packed.subarray(0, packed.length - 30))?.files).toHaveLength(2)
})

test('an archive that is none, or unpacks to too much, is refused', () => {
  expect(filesOfZip(new Uint8Array([80, 75, 3, 4, 0]))).toBeUndefined()
  expect(filesOfZip(new Uint8Array())).toBeUndefined()
  const bomb = zipSync({ 'a.md': new Uint8Array(21_000_000), 'b.md': new Uint8Array(21_000_000) })
  expect(filesOfZip(bomb)).toBeUndefined()
  expect(filesOfZip(zipSync({ '../../a.md': new Uint8Array([65]), 'x.exe': new Uint8Array([1]) }))).toEqual({
    files: [{ name: '../../a.md', text: 'A' }],
    skipped: ['x.exe'],
    isCut: false,
  })
})

test.prop([fc.string(), fc.constantFrom('a.md', 'a.json', 'a.html', 'a.csv', 'a.txt', 'a')])(
  'any file is read or refused, and what is read makes cards',
  (text, name) => {
    const { cards } = read(name, text)
    expect(() => cards.map((card) => cardOf(card, 'id', '2026-01-02'))).not.toThrow()
  },
)

test.each([
  ['', 'empty'],
  ['{"a":', 'no-json'],
  ['{}', 'no-links'],
  ['<html><p>nichts</p>', 'no-links'],
])('%j is refused: %s', (text, why) => {
  expect(read('x', text).refused[0]?.why).toBe(why)
})
test('a table without addresses is refused', () => {
  expect(read('x.csv', 'a,b\n1,2').refused[0]?.why).toBe('no-columns')
})

test('the collection: at least 60 links, each once, with a topic and one sentence', () => {
  const links = readCollection()
  expect(links.length).toBeGreaterThanOrEqual(60)
  expect(new Set(links.map(({ url }) => addressKey(url))).size).toBe(links.length)
  for (const { url, text, tags } of links) {
    expect(url).toMatch(/^https:\/\//)
    expect(tags?.[0]).toBeTruthy()
    expect(text).toMatch(/^[^|]{15,140}\.$/)
  }
})
