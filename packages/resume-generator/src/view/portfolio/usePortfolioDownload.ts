import { useSaveFile } from '@kleinzeug/shell'
import type { BlobStorage } from '@kleinzeug/storage/blobs'
import { useStore } from 'jotai'
import { useState } from 'react'
import type { PagesPart } from '../../model/application.ts'
import { isBlank } from '../../model/documentFields.ts'
import { fileNameOf } from '../../model/files/fileName.ts'
import type { ResumeData } from '../../model/resume.ts'
import { pageWords } from '../../model/sections.ts'
import { fileNote } from '../applications/fileNote.ts'
import { currentPages } from '../preview/currentPages.ts'
import { resumeContext } from '../ResumeGeneratorContext.ts'
import { useLater } from '../useLater.ts'

type DownloadState =
  | { readonly status: 'idle' | 'writing' }
  | { readonly status: 'written' | 'failed'; readonly text: string }

/** Writes the whole portfolio as one file; an application that is shown notes it. */
export function usePortfolioDownload(data: ResumeData, storage: BlobStorage) {
  const { labels } = useLater()
  const { state: tool } = resumeContext.use()
  const store = useStore()
  const saveFile = useSaveFile()
  const [state, setState] = useState<DownloadState>({ status: 'idle' })
  const titles: Record<PagesPart, string> = {
    letter: labels.letter,
    cover: labels.cover,
    resume: pageWords[data.style.language].document,
  }

  async function write(): Promise<DownloadState> {
    const [{ pdfOf }, { writePortfolio }] = await Promise.all([
      import('../../output/pdfFile.ts'),
      import('../../output/portfolio/writePortfolio.ts'),
    ])
    const { files, limit } = data.portfolio
    const found = []
    for (const attachment of files) {
      const blob = await storage.read(attachment.file)
      if (!blob) return { status: 'failed', text: `${attachment.name}: ${labels.attachmentLost}` }
      found.push({ attachment, blob })
    }
    const layout = await currentPages(data)
    let page = 0
    const chapters = layout.parts.map(({ part, count }) => {
      const chapter = { title: titles[part], page }
      page += count
      return chapter
    })
    const written = await writePortfolio({
      application: (await pdfOf(data, layout)).bytes,
      chapters,
      files: found,
      limit: limit * 1_000_000,
    })
    if ('problem' in written) {
      const { size, name, share } = written
      return { status: 'failed', text: labels.portfolioTooLarge(limit, size, name, share) }
    }
    // What has certificates is an application, with a letter or without.
    const name = `${fileNameOf({ ...data, cover: { ...data.cover, shown: true } }, 'application')}.pdf`
    const content = new Blob([new Uint8Array(written.bytes)], { type: 'application/pdf' })
    saveFile(name, content)
    if (data.chosenApplication) store.set(tool.note, await fileNote(data.chosenApplication, name, content))
    return { status: 'written', text: labels.portfolioWritten(name, written.pages, content.size) }
  }

  async function download() {
    if (state.status === 'writing') return
    if (isBlank(data)) return setState({ status: 'failed', text: labels.downloadEmpty })
    setState({ status: 'writing' })
    try {
      setState(await write())
    } catch {
      setState({ status: 'failed', text: labels.portfolioFailed })
    }
  }
  return { state, download }
}
