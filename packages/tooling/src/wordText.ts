// What LibreOffice reads in a Word document, for tests, where it is installed.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers } from './pdfText.ts'

export const hasLibreOffice = () => answers('soffice', '--version')

/** The text of a document of Word; it throws where LibreOffice cannot open it. */
export function libreOfficeText(docx: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'word-'))
  try {
    writeFileSync(join(folder, 'resume.docx'), docx)
    const options = [
      '--headless',
      // A profile of its own: a running LibreOffice would answer for the one of the user, and convert nothing.
      `-env:UserInstallation=file://${folder}/profile`,
      '--convert-to',
      'txt:Text (encoded):UTF8',
      '--outdir',
      folder,
      join(folder, 'resume.docx'),
    ]
    execFileSync('soffice', options, { stdio: 'ignore', timeout: 60_000 })
    return readFileSync(join(folder, 'resume.txt'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
