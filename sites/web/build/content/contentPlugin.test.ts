import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { contentPlugin } from './contentPlugin.ts'

let folder: string

/** Writes a text as it stands in the content folder. */
function write(file: string, front: Readonly<Record<string, string>> = {}) {
  const page = {
    title: `Titel von ${file}`,
    description: 'Ein Satz, der sagt, worum es in diesem Text geht.',
    asOf: '2024-02-03',
  }
  const part = { title: 'Ein Titel', description: 'Ein Satz.' }
  const lines = Object.entries({ ...(file.startsWith('parts/') ? part : page), ...front })
  const name = join(folder, `${file}.mdx`)
  mkdirSync(dirname(name), { recursive: true })
  writeFileSync(name, `---\n${lines.map((line) => line.join(': ')).join('\n')}\n---\n\nEin Text.\n`)
}

/** What the site is told by one of the plugin's modules. */
function read(module: string, routes: readonly string[] = ['decider']): string {
  const tools = routes.map((route) => ({
    route,
    name: `Name von ${route}`,
    slices: [],
    folder: route,
    budget: 100,
    drawing: () => Promise.resolve({ drawing: null }),
  }))
  const { load } = contentPlugin(folder, tools)
  if (typeof load !== 'function') throw new Error('The plugin has no load function.')
  return String(Reflect.apply(load, undefined, [`\0virtual:content${module}`]))
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  for (const file of ['index', 'blog', 'login', 'user', 'meta/settings', 'meta/about', 'meta/privacy'])
    write(file)
  for (const part of ['notFound', 'failure']) write(`parts/${part}`)
  write('tools/decider', { teaser: 'Zufall auf Knopfdruck' })
})

test('a draft is on no list, has no page and no entry in the navigation, and no post leads to it', () => {
  write('blog/eins', { title: 'A' })
  write('blog/zwei', { title: 'B zwei', draft: 'true', label: 'Zwei' })
  write('blog/drei', { title: 'C', label: 'Drei' })
  for (const module of ['', '/texts', '/names', '/article:/blog/eins', '/article:/blog/drei'])
    expect(read(module)).not.toMatch(/zwei/i)
  expect(read('')).toContain('"/blog/drei"')
  expect(read('/names')).toContain('"/blog/drei":"Drei"')
  expect(read('/article:/blog/drei')).toContain('"previous":{"path":"/blog/eins"')
})

test('posts are listed by topic and title, and lead to their neighbours in that list', () => {
  write('blog/eins', { title: 'Zebra', tags: '[arbeit, recht]' })
  write('blog/zwei', { title: 'Affe', tags: '[technik]', asOf: '2026-01-01' })
  write('blog/drei', { title: 'Biene', tags: '[arbeit]' })
  expect(read('').match(/\/blog\/\w+/g)).toEqual(['/blog/drei', '/blog/eins', '/blog/zwei'])
  expect(read('/article:/blog/eins')).toContain('"previous":{"path":"/blog/drei"')
  expect(read('/article:/blog/eins')).toContain('"next":{"path":"/blog/zwei"')
})

test('a draft becomes a page by the word false', () => {
  write('blog/zwei', { draft: 'true' })
  expect(read('/texts')).not.toContain('/blog/zwei')
  write('blog/zwei', { draft: 'false' })
  expect(read('/texts')).toContain('"/blog/zwei": () => import("virtual:content/article:/blog/zwei")')
})

test('a tool is called what its text calls it, and in the navigation what the registry calls it', () => {
  expect(read('/tools')).toBe(
    'export const toolTexts = {"decider":{"title":"Titel von tools/decider","teaser":"Zufall auf Knopfdruck"}}',
  )
  expect(read('/names')).toContain('"/apps/decider":"Name von decider"')
  write('tools/decider', { teaser: 'Zufall auf Knopfdruck', label: 'Los!' })
  expect(() => read('/names')).toThrow('content/tools/decider.mdx')
})

test('a tool whose text is a draft is not on the site', () => {
  write('tools/decider', { teaser: 'Zufall auf Knopfdruck', draft: 'true' })
  expect(read('/tools')).toBe('export const toolTexts = {}')
  expect(read('/names')).not.toContain('/apps/decider')
})

test.each([
  ['a tool without a text', () => read('', ['decider', 'radio']), 'content/tools/radio.mdx is missing'],
  ['a text without a tool', () => read('', []), 'content/tools/decider.mdx belongs to no tool'],
])('%s ends the build', (_, reading, message) => {
  expect(reading).toThrow(message)
})

test('a tool without a teaser ends the build', () => {
  rmSync(join(folder, 'tools/decider.mdx'))
  write('tools/decider')
  expect(() => read('')).toThrow('content/tools/decider.mdx')
})

test.each(['index', 'blog', 'meta/settings'])('the site cannot do without %s', (file) => {
  write(file, { draft: 'true' })
  expect(() => read('')).toThrow(`content/${file}.mdx is missing or a draft`)
  rmSync(join(folder, `${file}.mdx`))
  expect(() => read('')).toThrow(`content/${file}.mdx is missing or a draft`)
})

test('a part of pages needs its words, and has no page', () => {
  expect(read('/texts')).not.toContain('notFound')
  write('parts/notFound', { asOf: '2024-01-01' })
  expect(() => read('/names')).toThrow('content/parts/notFound.mdx')
})
