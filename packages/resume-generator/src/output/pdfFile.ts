import { fileNameOf } from '../model/files/fileName.ts'
import type { Layout } from '../model/layout/page.ts'
import { printedResume } from '../model/printedResume.ts'
import type { Resume } from '../model/resume.ts'
import { pageWords } from '../model/sections.ts'
import type { PdfDetails } from './pdf/metadata.ts'
import { imagesOf, writePdf, type WrittenPdf } from './pdf/writePdf.ts'

async function fetchFont(address: URL): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** What the pages show of the resume; a template may have no place for the photo. */
function printedIn(layout: Layout, resume: Resume): Resume {
  const { personalData } = resume
  const isShown = imagesOf(layout).has(personalData.photo)
  return printedResume(isShown ? resume : { ...resume, personalData: { ...personalData, photo: '' } })
}

/**
 * What a PDF of the resume says about itself and carries: what its pages show, or, as a working copy, all there is.
 *
 * @param mark What a working copy is called; left out for a file that is to be sent
 */
export function pdfDetails(resume: Resume, layout: Layout, created: Date, mark?: string): PdfDetails {
  const { document } = pageWords[resume.style.language]
  const title = [document, resume.personalData.name].filter(Boolean).join(' ')
  const carried = mark ? resume : resume.style.attachment ? printedIn(layout, resume) : undefined
  return {
    title: mark ? `${mark}: ${title}` : title,
    author: resume.personalData.name,
    language: resume.style.language,
    created,
    attachment: carried && { name: `${document.toLowerCase()}.json`, text: JSON.stringify(carried) },
  }
}

/** The pages of the preview as a PDF. */
export const pdfOf = (resume: Resume, layout: Layout, mark?: string): Promise<WrittenPdf> =>
  writePdf(layout, pdfDetails(resume, layout, new Date(), mark), fetchFont)

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })

/** The PDF as a file, and the letters that no font of it has. */
export async function pdfFile(resume: Resume, layout: Layout) {
  const { bytes, missing } = await pdfOf(resume, layout)
  return { name: `${fileNameOf(resume, 'application')}.pdf`, missing, content: blobOf(bytes) }
}

/** The PDF with everything that the resume holds, marked as what it is. */
export const workingCopy = async (resume: Resume, layout: Layout, mark: string): Promise<Blob> =>
  blobOf((await pdfOf(resume, layout, mark)).bytes)
