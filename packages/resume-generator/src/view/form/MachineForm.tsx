import { useDraft } from '@kleinzeug/shell'
import { Button, Notice, TextArea } from '@kleinzeug/ui'
import { useDeferredValue, useMemo, useState } from 'react'
import { compareAdvert, type AdvertWord } from '../../model/advert.ts'
import { composeDocument, type FieldText } from '../../model/document.ts'
import { documentFields, lostFields } from '../../model/documentFields.ts'
import type { Layout } from '../../model/layout/page.ts'
import type { ResumeData } from '../../model/resume.ts'
import { useResume } from '../ResumeGeneratorContext.ts'

type Reading =
  | { readonly status: 'idle' | 'reading' | 'failed' }
  | {
      readonly status: 'read'
      readonly text: string
      readonly lost: readonly FieldText[]
      readonly count: number
    }

interface MachineFormProps {
  data: ResumeData
  layout: Layout | undefined
}

/** Writes the PDF and reads it again, as programs do that take in applications. */
export function MachineForm({ data, layout }: MachineFormProps) {
  const { labels, goTo } = useResume()
  const [reading, setReading] = useState<Reading>({ status: 'idle' })
  const document = useMemo(() => composeDocument(data), [data])

  async function read() {
    if (!layout) return
    setReading({ status: 'reading' })
    try {
      const [{ pdfOf }, { readPdfText }] = await Promise.all([
        import('../../output/downloadPdf.ts'),
        import('../../output/readPdfText.ts'),
      ])
      const { bytes } = await pdfOf(data, layout)
      const text = await readPdfText(bytes)
      setReading({
        status: 'read',
        text,
        lost: lostFields(document, text),
        count: documentFields(document).length,
      })
    } catch {
      setReading({ status: 'failed' })
    }
  }

  return (
    <div className="resume-generator-files">
      <p className="resume-generator-hint">{labels.machineHint}</p>
      <div className="resume-generator-row">
        <Button disabled={reading.status === 'reading'} onClick={() => void read()}>
          {reading.status === 'reading' ? labels.machineReading : labels.machineRead}
        </Button>
      </div>
      {reading.status === 'failed' && (
        <Notice tone="bad">
          <p>{labels.machineFailed}</p>
        </Notice>
      )}
      {reading.status === 'read' && (
        <>
          <Notice tone={reading.lost.length === 0 ? 'good' : 'warning'}>
            <p>
              {reading.lost.length === 0
                ? labels.machineAll(reading.count)
                : labels.machineLost(reading.lost.length, reading.count)}
            </p>
          </Notice>
          {reading.lost.length > 0 && (
            <ul className="resume-generator-hints">
              {reading.lost.map(({ field, text }) => (
                <li key={field + text}>
                  <Button variant="quiet" onClick={() => goTo(field)}>
                    {text}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <details>
            <summary>{labels.machineText}</summary>
            <pre>{reading.text}</pre>
          </details>
        </>
      )}
      <Advert document={document} />
    </div>
  )
}

/** A job advertisement against the resume, word by word. */
function Advert({ document }: { document: ReturnType<typeof composeDocument> }) {
  const { labels } = useResume()
  const advert = useDraft('advert')
  const deferred = useDeferredValue(advert.text)
  const { found, missing } = useMemo(() => compareAdvert(deferred, document), [deferred, document])
  const words = (title: string, list: readonly AdvertWord[]) => (
    <div>
      <p className="ui-field-label">{title}</p>
      {list.length === 0 ? (
        <p className="resume-generator-hint">{labels.advertNone}</p>
      ) : (
        <ul className="resume-generator-words">
          {list.slice(0, 60).map(({ word, count }) => (
            <li key={word}>{count > 1 ? `${word} × ${count}` : word}</li>
          ))}
        </ul>
      )}
    </div>
  )
  return (
    <>
      <TextArea label={labels.advert} hint={labels.advertHint} rows={5} {...advert.field} />
      {deferred.trim() !== '' && (
        <>
          {words(labels.advertMissing, missing)}
          {words(labels.advertFound, found)}
        </>
      )}
    </>
  )
}
