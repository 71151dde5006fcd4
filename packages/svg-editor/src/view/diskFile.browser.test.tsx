import { memoryNotes } from '@kleinzeug/storage/file'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { page as html } from '../model/inline/inline.fixtures.ts'
import { ready, type } from './keys/keyboard.fixtures.ts'
import { SvgEditor } from './SvgEditor.tsx'
import '../styles.css'

// Chromium's origin private file system stands in for the disk.
const root = () => navigator.storage.getDirectory()
const handleOf = async (name: string) => (await root()).getFileHandle(name, { create: true })
const textOf = async (name: string) => (await (await handleOf(name)).getFile()).text()

async function put(name: string, text: string) {
  const writable = await (await handleOf(name)).createWritable()
  await writable.write(text)
  await writable.close()
}

const choose = vi.fn<() => Promise<FileSystemFileHandle>>()

beforeEach(() => {
  choose.mockReset()
  choose.mockImplementation(() => handleOf('plan.svg'))
  Object.assign(window, { showSaveFilePicker: choose, showOpenFilePicker: async () => [await choose()] })
})
afterEach(async () => {
  await cleanup()
  for await (const name of (await root()).keys()) await (await root()).removeEntry(name)
})

async function open(notes = memoryNotes()) {
  await render(
    <div style={{ height: 700, pointerEvents: 'none' }}>
      <SvgEditor fileMemory={{ load: () => Promise.resolve(notes) }} startFocused />
    </div>,
  )
  await ready()
  return notes
}

const write = () => type('{Control>}s{/Control}')
const drawn = (name: string) => expect.poll(() => textOf(name)).toContain('viewBox')
const key = (name: string) => page.getByRole('button', { name })
const press = (name: string) =>
  key(name)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))

test('a file is written in place; where another program has changed it, a key overwrites it', async () => {
  await open()
  await write()
  await drawn('plan.svg')
  await put('plan.svg', 'foreign')
  await write()
  await expect.element(page.getByText(/Ein anderes Programm hat „plan.svg“ geändert/)).toBeVisible()
  expect(await textOf('plan.svg')).toBe('foreign')
  press('Überschreiben')
  await drawn('plan.svg')
  expect(choose).toHaveBeenCalledOnce()
})

test('the file is known at the next visit, for its drawing; another one may be chosen instead', async () => {
  const notes = await open()
  await write()
  await drawn('plan.svg')
  await cleanup()
  await open(notes)
  await write()
  await expect.element(key('Dorthin schreiben')).toBeVisible()
  choose.mockImplementation(() => handleOf('other.svg'))
  press('Andere Datei wählen …')
  await drawn('other.svg')
  await expect.poll(async () => (await notes.read())?.handle.name).toBe('other.svg')
  await notes.update({ handle: await handleOf('plan.svg'), known: [], of: 'svg777' })
  await cleanup()
  await open(notes)
  await write()
  await expect.poll(() => choose).toHaveBeenCalledTimes(3)
})

test('a file that is gone is said, and forgotten', async () => {
  const notes = await open()
  await write()
  await drawn('plan.svg')
  await (await root()).removeEntry('plan.svg')
  await write()
  await expect.element(page.getByText(/Die Datei ließ sich nicht schreiben/)).toBeVisible()
  await expect.poll(() => notes.read()).toBeUndefined()
})

test('a drawing within a page is written back into it, and the page is no drawing at the next visit', async () => {
  await put('page.html', html)
  choose.mockImplementation(() => handleOf('page.html'))
  const notes = await open()
  await type('fe')
  const choice = key('Zeile 4: Logo')
  await expect.element(choice).toHaveFocus()
  await type('{Enter}')
  await expect.element(page.getByRole('treeitem', { name: /rect001/ })).toBeVisible()
  await type('{End}t3{ArrowRight}{Enter}')
  await write()
  await expect.poll(() => textOf('page.html')).toBe(html.replace('x="1"', 'x="4"'))
  expect(await notes.read()).toBeUndefined()
})
