import { Choice } from '@kleinzeug/ui'
import { useMemo, useState } from 'react'
import type { ResumeDocument } from '../../model/document.ts'
import type { Layout } from '../../model/layout/page.ts'
import { readerIds, type ReaderId, type TextPage } from '../../model/machine/readers.ts'
import { xrayOf, type CountedBox } from '../../model/machine/xray.ts'
import type { SectionId } from '../../model/sections.ts'
import { useResume } from '../ResumeGeneratorContext.ts'
import { ReadingView } from './ReadingView.tsx'
import { XrayPages } from './XrayPages.tsx'

interface Group {
  readonly section: SectionId | undefined
  /** Number of its first box. */
  readonly from: number
  readonly boxes: CountedBox[]
}

/** Consecutive boxes of a section. */
function groupsOf(boxes: readonly CountedBox[]): readonly Group[] {
  const groups: Group[] = []
  for (const [index, box] of boxes.entries()) {
    const last = groups.at(-1)
    if (last && last.section === box.section) last.boxes.push(box)
    else groups.push({ section: box.section, from: index + 1, boxes: [box] })
  }
  return groups
}

/** The numbered boxes as a list, section by section. */
function BoxList({ boxes }: { boxes: readonly CountedBox[] }) {
  const { labels } = useResume()
  return (
    <details>
      <summary>{labels.xrayList(boxes.length)}</summary>
      {groupsOf(boxes).map(({ section, from, boxes: own }) => (
        <section key={from}>
          <p className="ui-field-label">{section ? labels.sections[section] : labels.xrayHead}</p>
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
  const { labels } = useResume()
  const [reader, setReader] = useState<ReaderId>('content')
  const xray = useMemo(() => xrayOf(document, pages, reader), [document, pages, reader])
  return (
    <>
      <Choice
        legend={labels.reader}
        value={reader}
        options={readerIds.map((value) => ({ value, label: labels.readers[value] }))}
        onChange={setReader}
      />
      <p className="resume-generator-hint">{labels.readerHints[reader]}</p>
      <ReadingView reading={xray} />
      <BoxList boxes={xray.boxes} />
      <XrayPages layout={layout} boxes={xray.boxes} />
    </>
  )
}
