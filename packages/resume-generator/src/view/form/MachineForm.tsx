import { Button, Notice } from '@kleinzeug/ui'
import { useMemo, useState } from 'react'
import { composeDocument } from '../../model/document.ts'
import { documentFields } from '../../model/documentFields.ts'
import type { Layout } from '../../model/layout/page.ts'
import type { TextPage } from '../../model/machine/readers.ts'
import type { ResumeData } from '../../model/resume.ts'
import { useLater } from '../useLater.ts'
import { currentPages } from '../preview/currentPages.ts'
import { XrayView } from './XrayView.tsx'

type State =
  | { readonly status: 'idle' | 'reading' | 'failed' }
  /** `data`: what was read; of another resume, or another state of it, it says nothing. */
  | {
      readonly status: 'read'
      readonly data: ResumeData
      readonly layout: Layout
      readonly pages: readonly TextPage[]
    }

/** Writes the PDF and reads it again, as programs do that take in applications. */
export function MachineForm({ data }: { data: ResumeData }) {
  const { labels } = useLater()
  const [state, setState] = useState<State>({ status: 'idle' })
  const document = useMemo(() => composeDocument(data), [data])
  const isEmpty = documentFields(document).length === 0
  const isStale = state.status === 'read' && state.data !== data

  async function read() {
    if (state.status === 'reading') return
    setState({ status: 'reading' })
    try {
      const [{ pdfOf }, { readTextPages, withPdf }] = await Promise.all([
        import('../../output/pdfFile.ts'),
        import('../../output/readPdf.ts'),
      ])
      const layout = await currentPages(data)
      const { bytes } = await pdfOf(data, layout)
      setState({ status: 'read', data, layout, pages: await withPdf(bytes, readTextPages) })
    } catch {
      setState({ status: 'failed' })
    }
  }

  return (
    <div className="resume-generator-files">
      <p className="resume-generator-hint">{isEmpty ? labels.machineEmpty : labels.machineHint}</p>
      <div className="resume-generator-row">
        <Button disabled={isEmpty} aria-disabled={state.status === 'reading'} onClick={() => void read()}>
          {state.status === 'reading' ? labels.machineReading : labels.machineRead}
        </Button>
      </div>
      {state.status === 'failed' && (
        <Notice tone="bad">
          <p>{labels.machineFailed}</p>
        </Notice>
      )}
      {isStale && !isEmpty && <p className="resume-generator-hint">{labels.machineStale}</p>}
      {state.status === 'read' && !isStale && (
        <XrayView document={document} layout={state.layout} pages={state.pages} />
      )}
    </div>
  )
}
