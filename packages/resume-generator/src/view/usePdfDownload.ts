import type { Announce } from '@kleinzeug/ui'
import { useState } from 'react'
import type { ResumeLabels } from '../labels.ts'
import type { Layout } from '../model/layout/page.ts'
import type { Resume } from '../model/resume.ts'

export type DownloadState =
  | { readonly status: 'idle' | 'writing' }
  | { readonly status: 'failed' | 'letters'; readonly text: string }

/** Writes the PDF; the writer is loaded when it is first needed. */
export function usePdfDownload(
  resume: Resume,
  layout: Layout | undefined,
  labels: ResumeLabels,
  announce: Announce,
) {
  const [state, setState] = useState<DownloadState>({ status: 'idle' })
  async function download() {
    if (!layout || state.status === 'writing') return
    setState({ status: 'writing' })
    try {
      const { downloadPdf } = await import('../output/downloadPdf.ts')
      const { name, missing } = await downloadPdf(resume, layout)
      announce(labels.downloaded(name))
      setState(
        missing.length > 0
          ? { status: 'letters', text: labels.missingLetters(missing.join(' ')) }
          : { status: 'idle' },
      )
    } catch {
      setState({ status: 'failed', text: labels.downloadFailed })
    }
  }
  return { state, download: () => void download(), dismiss: () => setState({ status: 'idle' }) }
}
