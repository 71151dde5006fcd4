import { Choice } from '@kleinzeug/ui'
import { useMemo, useState } from 'react'
import type { ResumeDocument } from '../../model/document.ts'
import type { Layout } from '../../model/layout/page.ts'
import { readerIds, type ReaderId, type TextPage } from '../../model/machine/readers.ts'
import { sectionsIn, xrayOf, type CountedBox } from '../../model/machine/xray.ts'
import { isOwnSectionId, type SectionId } from '../../model/sections.ts'
import { useLater } from '../useLater.ts'
import { ReadingView } from './ReadingView.tsx'
import { XrayPages } from './XrayPages.tsx'

/** The numbered boxes as a list, section by section. */
function BoxList({
  boxes,
  nameOf,
}: {
  boxes: readonly CountedBox[]
  nameOf: (section: SectionId) => string
}) {
  const { labels } = useLater()
  return (
    <details>
      <summary>{labels.xrayList(boxes.length)}</summary>
      {sectionsIn(boxes).map(({ section, from, boxes: own }) => (
        <section key={from}>
          <p className="ui-field-label">{section ? nameOf(section) : labels.xrayHead}</p>
          <ol start={from}>
            {own.map((box, index) => (
              <li key={from + index}>
                {box.text}
                {box.isDisplaced && <strong> ({labels.xrayDisplaced})</strong>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  )
}

interface XrayViewProps {
  document: ResumeDocument
  layout: Layout
  /** What was read of the file of these pages. */
  pages: readonly TextPage[]
}

/** What each of the readers makes of the file: in words, on its pages, and as a list. */
export function XrayView({ document, layout, pages }: XrayViewProps) {
  const { labels } = useLater()
  const [reader, setReader] = useState<ReaderId>('content')
  const nameOf = (section: SectionId) =>
    isOwnSectionId(section)
      ? (document.sections.find(({ id }) => id === section)?.heading.text ?? labels.ownSection)
      : labels.sections[section]
  const xray = useMemo(() => xrayOf(document, pages, reader), [document, pages, reader])
  return (
    <div className="resume-generator-xray">
      <div className="resume-generator-files">
        <Choice
          legend={labels.reader}
          value={reader}
          options={readerIds.map((value) => ({ value, label: labels.readers[value] }))}
          onChange={setReader}
        />
        <p className="resume-generator-hint">{labels.readerHints[reader]}</p>
        <ReadingView reading={xray} />
        <BoxList boxes={xray.boxes} nameOf={nameOf} />
      </div>
      <XrayPages layout={layout} boxes={xray.boxes} nameOf={nameOf} />
    </div>
  )
}
