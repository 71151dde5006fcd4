import type { IsoDate } from '@kleinzeug/calendar-day'
import { usePrinting } from '@kleinzeug/ui/print-sheet'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Theme } from '../../model/preparation.ts'
import { PAGE_HEIGHT } from '../Sheet.tsx'
import { useLater } from '../useLater.ts'

interface TalkSheetProps {
  themes: readonly Theme[]
  nameOf: (theme: Theme) => string
  since: IsoDate | undefined
}

/** The closest setting of the page: titles in two columns, without what is below them. */
const CLOSEST = 3

/** What is printed while a talk is prepared: themes with their evidence, on one page. Renders nothing on screen. */
export function TalkSheet(props: TalkSheetProps) {
  const { root } = useLater()
  const isPrinting = usePrinting()
  // The dialog around it is not printed: the sheet takes the place of the device.
  const device = isPrinting ? root.current?.querySelector('.achievements-device') : undefined
  return device ? createPortal(<Page {...props} />, device) : null
}

function Page({ themes, nameOf, since }: TalkSheetProps) {
  const { labels } = useLater()
  const sheet = useRef<HTMLDivElement>(null)
  const [density, setDensity] = useState(0)
  useLayoutEffect(() => {
    if (density < CLOSEST && (sheet.current?.offsetHeight ?? 0) > PAGE_HEIGHT) setDensity(density + 1)
  }, [density])
  const people = [...new Set(themes.flatMap(({ entries }) => entries.flatMap((entry) => entry.people)))]
  return (
    <div ref={sheet} className="achievements-sheet" data-print-sheet="" data-density={density}>
      <header>
        <h2>{labels.talkSheet}</h2>
        <span>{labels.talkSheetSince(since && labels.longDate(since))}</span>
      </header>
      <div className="achievements-sheet-columns">
        {themes.map((theme) => (
          <section key={theme.id}>
            <h3>{nameOf(theme)}</h3>
            <ul>
              {theme.entries.map(({ key, date, title, impact, evidence }) => (
                <li key={key}>
                  <span>{date ? labels.shortDate(date) : ''}</span>
                  <div>
                    {title || labels.untitled}
                    {density < CLOSEST && impact && <small>{impact}</small>}
                    {evidence && (
                      <small>
                        {labels.evidence}: {evidence}
                      </small>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {people.length > 0 && <footer>{labels.thanksLine(people)}</footer>}
    </div>
  )
}
