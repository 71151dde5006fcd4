// Reads the text of a PDF for tests, by poppler where it is installed and by pdf.js.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One line of words: extractors divide lines where they like, a no-break space is a space to them, and pdf.js gives the
 * Greek letter for the micro sign.
 */
export const oneLine = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll('\u00B5', '\u03BC')
    .trim()

/** Whether a program is installed. */
export function answers(program: string, option = '-v') {
  try {
    execFileSync(program, [option], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export const hasPoppler = () => answers('pdftotext')
export const hasMutool = () => answers('mutool')
export const hasQpdf = () => answers('qpdf', '--version')

function readBy(
  bytes: Uint8Array,
  program: string,
  argumentsOf: (file: string) => readonly string[],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'resume-'))
  const file = join(folder, 'resume.pdf')
  writeFileSync(file, bytes)
  try {
    return execFileSync(program, argumentsOf(file), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The text that poppler extracts: in its default mode, in the order of the file, or as laid out. */
export const popplerText = (bytes: Uint8Array, ...options: readonly string[]) =>
  readBy(bytes, 'pdftotext', (file) => ['-enc', 'UTF-8', ...options, file, '-'])

/** The text that MuPDF extracts. */
export const mutoolText = (bytes: Uint8Array) =>
  readBy(bytes, 'mutool', (file) => ['draw', '-F', 'txt', file])

/** What qpdf says of a file; it throws where it finds a fault. */
export const qpdfCheck = (bytes: Uint8Array) => readBy(bytes, 'qpdf', (file) => ['--check', file])

/** The text of each page that pdf.js extracts, in the order of the file. */
export async function pdfJsPages(bytes: Uint8Array): Promise<readonly string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await task.destroy()
  return pages
}

export const pdfJsText = async (bytes: Uint8Array) => (await pdfJsPages(bytes)).join('\n')

/** The texts that are not found, each behind the one before. */
export function missingInOrder(extracted: string, texts: readonly string[]): string[] {
  const line = oneLine(extracted)
  let at = 0
  return texts.filter((text) => {
    const found = line.indexOf(oneLine(text), at)
    if (found >= 0) at = found + oneLine(text).length
    return found < 0
  })
}

/** The texts that are found nowhere. */
export function missingAnywhere(extracted: string, texts: readonly string[]): string[] {
  const line = oneLine(extracted)
  return texts.filter((text) => !line.includes(oneLine(text)))
}

/** The same, for a mode that sets columns side by side: every word of a text must be there, in its order. */
export function missingByWords(extracted: string, texts: readonly string[]): string[] {
  const line = oneLine(extracted)
  return texts.filter((text) => {
    if (line.includes(oneLine(text))) return false
    let at = 0
    return oneLine(text)
      .split(' ')
      .some((word) => {
        const found = line.indexOf(word, at)
        at = found + word.length
        return found < 0
      })
  })
}
