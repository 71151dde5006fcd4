import type { Announce } from '@kleinzeug/ui'
import { useState } from 'react'
import type { ResumeLabels } from '../labels.ts'
import type { Resume } from '../model/resume.ts'
import { currentPages } from './preview/currentPages.ts'

export type DownloadState =
  | { readonly status: 'idle' | 'writing' }
  | { readonly status: 'failed' | 'letters'; readonly text: string }

/** Writes the PDF; the writer is loaded when it is first needed. */
export function usePdfDownload(current: () => Resume, labels: ResumeLabels, announce: Announce) {
  const [state, setState] = useState<DownloadState>({ status: 'idle' })
  async function download() {
    if (state.status === 'writing') return
    setState({ status: 'writing' })
    try {
      const { downloadPdf } = await import('../output/downloadPdf.ts')
      const resume = current()
      const { name, missing } = await downloadPdf(resume, await currentPages(resume))
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
