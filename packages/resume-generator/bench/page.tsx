// ResumeGenerator with as many entries as `?entries` says, and with `&peer` one text field of React's. Both write PDFs.
import { memoryStorage } from '@kleinzeug/storage'
import '@kleinzeug/ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { composeDocument } from '../src/model/document.ts'
import { inData, longResume } from '../src/model/resume.fixtures.ts'
import { pdfOf } from '../src/output/pdfFile.ts'
import { ResumeGenerator } from '../src/view/ResumeGenerator.tsx'
import { currentPages } from '../src/view/preview/currentPages.ts'
import '../src/styles.css'
import { peerPdf } from './peerPdf.tsx'

function Bare() {
  const [text, setText] = useState('')
  return <input aria-label="Tätigkeit" value={text} onChange={(event) => setText(event.target.value)} />
}

const search = new URLSearchParams(location.search)

/** The long resume with its entries in one list, again and again. */
function resumeOf(length: number) {
  const long = longResume()
  const { employments, otherEmployments, projects, education, trainings, certificates } = long
  const all = [employments, otherEmployments, projects, education, trainings, certificates].flat()
  return {
    ...long,
    otherEmployments: [],
    projects: [],
    education: [],
    trainings: [],
    certificates: [],
    employments: Array.from({ length }, (_, index) => ({
      ...(all[index % all.length] ?? long.employments[0]!),
      id: String(index),
    })),
  }
}
const resume = resumeOf(Number(search.get('entries')))

declare global {
  /** Milliseconds until the PDF is written, from the resume on. */
  var writePdf: (isPeer: boolean) => Promise<number>
}

globalThis.writePdf = async (isPeer) => {
  const start = performance.now()
  const document = composeDocument(resume)
  const size = isPeer
    ? (await peerPdf(document)).size
    : (await pdfOf(resume, await currentPages(resume))).bytes.length
  if (size < 10_000) throw new Error(`A PDF of ${size} bytes has no text.`)
  return performance.now() - start
}

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('The page has lost its root')
createRoot(root).render(
  search.has('peer') ? <Bare /> : <ResumeGenerator storage={memoryStorage(inData(resume))} />,
)
