import { useSaveFile } from '@kleinzeug/shell'
import type { Announce } from '@kleinzeug/ui'
import { useState } from 'react'
import type { ShownLabels } from '../labels.ts'
import type { Edit } from '../state/createResumeState.ts'
import type { Resume } from '../model/resume.ts'

export type DownloadState =
  | { readonly status: 'idle' | 'writing' }
  | { readonly status: 'failed' | 'warning'; readonly text: string }

/** Writes the PDF; the writer is loaded when it is first needed. */
export function usePdfDownload(
  current: () => Resume,
  labels: ShownLabels,
  announce: Announce,
  note: (change: Edit['change']) => void,
) {
  const [state, setState] = useState<DownloadState>({ status: 'idle' })
  const saveFile = useSaveFile()
  async function download() {
    if (state.status === 'writing') return
    const resume = current()
    setState({ status: 'writing' })
    try {
      const { currentPages, isBlank } = await import('./preview/currentPages.ts')
      if (isBlank(resume)) return setState({ status: 'warning', text: labels.downloadEmpty })
      const { pdfFile } = await import('../output/pdfFile.ts')
      const { name, content, missing } = await pdfFile(resume, await currentPages(resume))
      saveFile(name, content)
      if (resume.chosenApplication) {
        const { fileNote } = await import('./applications/fileNote.ts')
        note(await fileNote(resume.chosenApplication, name, content))
      }
      announce(labels.downloaded(name))
      setState(
        missing.length > 0
          ? { status: 'warning', text: labels.missingLetters(missing.join(' ')) }
          : { status: 'idle' },
      )
    } catch {
      setState({ status: 'failed', text: labels.downloadFailed })
    }
  }
  return { state, download: () => void download(), dismiss: () => setState({ status: 'idle' }) }
}
