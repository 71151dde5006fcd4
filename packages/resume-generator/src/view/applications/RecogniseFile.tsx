import { Button, chooseFiles, Notice } from '@kleinzeug/ui'
import { useState } from 'react'
import { findSentFile, type KnownFile } from '../../model/applications/sentFiles.ts'
import type { ResumeData } from '../../model/resume.ts'
import { useLater } from '../useLater.ts'
import { KnownFileNotice } from './KnownFileNotice.tsx'

/** Tells for which application a PDF was downloaded; one that is dropped on the tool is recognised, too. */
export function RecogniseFile({ data }: { data: ResumeData }) {
  const { labels } = useLater()
  const [found, setFound] = useState<{ name: string; known: KnownFile | undefined }>()
  const choose = async () => {
    const [file] = (await chooseFiles({ accept: '.pdf,application/pdf' })) ?? []
    if (file) setFound({ name: file.name, known: await findSentFile(data, file) })
  }
  if (!data.applications.some(({ files }) => files.length > 0)) return null
  const close = () => setFound(undefined)
  return (
    <>
      <Button variant="quiet" onClick={() => void choose()}>
        {labels.recognise}
      </Button>
      {found?.known && <KnownFileNotice name={found.name} known={found.known} onClose={close} />}
      {found && !found.known && (
        <Notice actions={<Button onClick={close}>{labels.close}</Button>}>
          <p>{labels.notRecognised(found.name)}</p>
        </Notice>
      )}
    </>
  )
}
