import { fileNameOf } from '../model/files/fileName.ts'
import type { Layout } from '../model/layout/page.ts'
import type { Resume } from '../model/resume.ts'
import { pageWords } from '../model/sections.ts'
import { writePdf, type WrittenPdf } from './pdf/writePdf.ts'

async function fetchFont(address: URL): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** The pages of the preview as a PDF. */
export const pdfOf = (resume: Resume, layout: Layout): Promise<WrittenPdf> =>
  writePdf(
    layout,
    {
      title: [pageWords[resume.style.language].document, resume.personalData.name].filter(Boolean).join(' '),
      author: resume.personalData.name,
      language: resume.style.language,
      created: new Date(),
    },
    fetchFont,
  )

/** The PDF as a file, and the letters that no font of it has. */
export async function pdfFile(resume: Resume, layout: Layout) {
  const { bytes, missing } = await pdfOf(resume, layout)
  const name = `${fileNameOf(resume, 'application')}.pdf`
  return { name, missing, content: new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }) }
}
