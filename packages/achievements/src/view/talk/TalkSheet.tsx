import type { IsoDate } from '@kleinzeug/calendar-day'
import { usePrinting } from '@kleinzeug/ui/print-sheet'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { newestFirst } from '../../model/filter.ts'
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
  const all = themes.flatMap(({ entries }) => entries)
  const [{ density, count }, setSetting] = useState({ density: 0, count: all.length })
  // Set closer, then with fewer entries, until it fits: before the browser takes the page.
  useLayoutEffect(() => {
    if (count === 0 || (sheet.current?.offsetHeight ?? 0) <= PAGE_HEIGHT) return
    setSetting(
      density < CLOSEST ? { density: density + 1, count } : { density, count: Math.floor(count * 0.9) },
    )
  }, [density, count])
  const shown = new Set(newestFirst(all).slice(0, count))
  const people = [...new Set([...shown].flatMap((entry) => entry.people))]
  return (
    <div ref={sheet} className="achievements-sheet" data-print-sheet="" data-talk="" data-density={density}>
      <header>
        <h2>{labels.talkSheet}</h2>
        <span>{labels.talkSheetSince(since && labels.longDate(since))}</span>
      </header>
      <div className="achievements-sheet-columns">
        {themes
          .filter(({ entries }) => entries.some((entry) => shown.has(entry)))
          .map((theme) => (
            <section key={theme.id}>
              <h3>{nameOf(theme)}</h3>
              <ul>
                {theme.entries
                  .filter((entry) => shown.has(entry))
                  .map(({ key, date, title, impact, evidence }) => (
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
        {count < all.length && <p>{labels.sheetMore(all.length - count)}</p>}
      </div>
      {people.length > 0 && <footer>{labels.thanksLine(people)}</footer>}
    </div>
  )
}
