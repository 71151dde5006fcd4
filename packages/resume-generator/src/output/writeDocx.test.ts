import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { composeDocument } from '../model/document.ts'
import { markedResume } from '../model/marked.fixtures.ts'
import { writeDocx } from './writeDocx.ts'

/** The text of a file in a ZIP archive, found by its entry in the central directory. */
function fileIn(zip: Buffer, name: string): string {
  const at = zip.lastIndexOf(name)
  const entry = zip.lastIndexOf(Buffer.from('PK\u0001\u0002'), at)
  const [size, local] = [zip.readUInt32LE(entry + 20), zip.readUInt32LE(entry + 42)]
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  return inflateRawSync(zip.subarray(start, start + size)).toString()
}

test('Word has the bold and italic parts, the links and the own section, and nothing hidden', async () => {
  const resume = markedResume()
  const file = await writeDocx(composeDocument(resume), resume.style)
  const zip = Buffer.from(await file.arrayBuffer())
  const xml = fileIn(zip, 'word/document.xml')
  const runs = [...xml.matchAll(/<w:r>(.*?)<\/w:r>/gs)].map(([, run = '']) => run)
  const styleOf = (text: string) => runs.find((run) => run.includes(`>${text}<`))
  expect(styleOf('Leitung')).toContain('<w:b/>')
  expect(styleOf('14 Projekten')).toContain('<w:i/>')
  expect(styleOf('Kostenrahmen der Stadt Köln und ihrer Töchter')).toContain('Hyperlink')
  expect(fileIn(zip, 'word/_rels/document.xml.rels')).toContain('https://example.org/kosten')
  expect(xml).toContain('Vorträge')
  expect(xml).toContain('2 * 3 * 4 Häuser')
  expect(xml).not.toContain('vierköpfigen')
})
