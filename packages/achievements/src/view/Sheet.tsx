import { usePrinting } from '@kleinzeug/ui/print-sheet'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef, useState } from 'react'
import { monthOf } from '@kleinzeug/calendar-day'
import type { Entry } from '../model/entry.ts'
import { countValues, newestFirst } from '../model/filter.ts'
import { useAchievements } from './AchievementsContext.ts'
import { YearLineDrawing } from './YearLineDrawing.tsx'

/** How close the sheet is set: 0 is roomy, 4 is titles in three columns. */
const CLOSEST = 4
/** Height in pixels that A4 and Letter leave between the margins that browsers set: 238 mm. */
export const PAGE_HEIGHT = 238 * (96 / 25.4)

/** What is printed in place of the device: the year of the window on one page. */
export function Sheet() {
  const { state } = useAchievements()
  const isOther = useAtomValue(state.preparing)
  return usePrinting() && !isOther && <YearSheet />
}

function YearSheet() {
  const { state, labels } = useAchievements()
  const line = useAtomValue(state.line)
  const year = useAtomValue(state.year)
  const today = useAtomValue(state.today)
  const talks = useAtomValue(state.talks)
  const all = useAtomValue(state.entries)
  const sheet = useRef<HTMLDivElement>(null)
  const entries = year === undefined ? all : line.points.map(({ entry }) => entry)
  const [setting, setSetting] = useState({ density: 0, count: entries.length })
  // Set closer, then with fewer entries, until it fits: before the browser takes the page.
  useLayoutEffect(() => {
    const height = sheet.current?.offsetHeight ?? 0
    if (height <= PAGE_HEIGHT || setting.count === 0) return
    setSetting(({ density, count }) =>
      density < CLOSEST ? { density: density + 1, count } : { density, count: Math.floor(count * 0.9) },
    )
  }, [setting])

  // All years are many: the latest stay. Of one year the order of time is kept.
  const shown = newestFirst(entries).slice(0, setting.count).toReversed()
  const groups = Map.groupBy(shown, ({ date }) =>
    date === undefined ? labels.undated : year === undefined ? date.slice(0, 4) : labels.month(monthOf(date)),
  )
  const tags = countValues(entries.map((entry) => entry.tags))
  const people = countValues(entries.map((entry) => entry.people))
  const named = (list: typeof tags) =>
    list
      .slice(0, 24)
      .map(([name, count]) => (count > 1 ? `${name}\u202F×\u202F${count}` : name))
      .join(', ')
  return (
    <div ref={sheet} className="achievements-sheet" data-print-sheet="" data-density={setting.density}>
      <header>
        <h2>{labels.sheetTitle(year)}</h2>
        <span>{labels.entryCount(entries.length)}</span>
      </header>
      <YearLineDrawing
        line={line}
        today={line.at(today)}
        talks={talks.flatMap(({ key, date }) => {
          const x = line.at(date)
          return x === undefined ? [] : [{ key, x }]
        })}
        talkLabel={labels.talk}
        markText={(value) => (value <= 12 ? labels.month(value) : String(value))}
      />
      <div className="achievements-sheet-columns">
        {Array.from(groups, ([name, list]) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul>
              {list.map((entry) => (
                <SheetEntry key={entry.key} entry={entry} density={setting.density} />
              ))}
            </ul>
          </section>
        ))}
        {setting.count < entries.length && <p>{labels.sheetMore(entries.length - setting.count)}</p>}
      </div>
      {(tags.length > 0 || people.length > 0) && (
        <footer>
          {tags.length > 0 && (
            <p>
              <strong>{labels.sheetTags}</strong> {named(tags)}
            </p>
          )}
          {people.length > 0 && (
            <p>
              <strong>{labels.thanks}</strong> {named(people)}
            </p>
          )}
        </footer>
      )}
    </div>
  )
}

function SheetEntry({ entry, density }: { entry: Entry; density: number }) {
  const { labels } = useAchievements()
  const { date, title, impact, people } = entry
  return (
    <li>
      <span>{date ? labels.shortDate(date) : ''}</span>
      <div>
        {title || labels.untitled}
        {density < 3 && impact && <small>{impact}</small>}
        {density < 1 && people.length > 0 && <small>{labels.thanksLine(people)}</small>}
      </div>
    </li>
  )
}
