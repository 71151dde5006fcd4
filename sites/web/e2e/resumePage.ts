import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import {
  hasPoppler,
  missingByWords,
  missingInOrder,
  pdfJsText,
  popplerText,
} from '@kleinzeug/tooling/pdf-text'
import { startReact } from './pages.ts'

/** What the record has of the tool. */
export const stored = (page: Page) =>
  page.evaluate(
    (): Record<string, unknown> => JSON.parse(localStorage.getItem('kleinzeug') ?? '{}').resume ?? {},
  )

/** Opens the tool, with a resume in the record. */
export async function open(page: Page, resume?: unknown) {
  if (resume)
    await page.addInitScript((value) => {
      if (!localStorage.getItem('kleinzeug'))
        localStorage.setItem('kleinzeug', JSON.stringify({ resume: value }))
    }, resume)
  await page.goto('/apps/resumeGenerator')
  await startReact(page)
}

/** The pages of the preview. */
export const sheets = (page: Page) => page.locator('.resume-generator-sheets .resume-generator-page')

export async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF herunterladen' }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: new Uint8Array(await readFile(await file.path())) }
}

/** All texts in every extractor that the machine has: in order, and all of them where columns stand side by side. */
export async function expectReadable(bytes: Uint8Array, texts: readonly string[]) {
  expect(missingInOrder(await pdfJsText(bytes), texts)).toEqual([])
  if (!hasPoppler()) return
  expect(missingInOrder(popplerText(bytes, '-raw'), texts)).toEqual([])
  expect(missingInOrder(popplerText(bytes), texts)).toEqual([])
  expect(missingByWords(popplerText(bytes, '-layout'), texts)).toEqual([])
}
