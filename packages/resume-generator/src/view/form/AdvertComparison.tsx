import { useDeferredValue, useMemo } from 'react'
import { compareAdvert, type AdvertWord } from '../../model/advert.ts'
import type { ResumeDocument } from '../../model/document.ts'
import { useLater } from '../useLater.ts'

/** What a job advertisement asks for, and whether the resume has it. */
export function AdvertComparison({ advert, document }: { advert: string; document: ResumeDocument }) {
  const { labels } = useLater()
  const deferred = useDeferredValue(advert)
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
    deferred.trim() !== '' && (
      <>
        {words(labels.advertMissing, missing)}
        {words(labels.advertFound, found)}
      </>
    )
  )
}
