import { useDraft } from '@kleinzeug/shell'
import { Button, copyText, Icon, SelectField, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import { isIsoDate } from '@kleinzeug/calendar-day'
import {
  bulletsOf,
  entriesSince,
  newTheme,
  readPlan,
  tagIn,
  themesOf,
  type Plan,
  type Theme,
} from '../../model/preparation.ts'
import { useLater } from '../useLater.ts'
import { TalkSheet } from './TalkSheet.tsx'

/** Stands for a theme that is made on choosing it. */
const NEW = ' new'

/** From the last talk to one page: entries by theme, clustered by hand, printed, and as bullets for the resume. */
export function Preparation({ onBack }: { onBack: () => void }) {
  const { state, labels, announce } = useLater()
  const entries = useAtomValue(state.entries)
  const talks = useAtomValue(state.talks)
  const last = useAtomValue(state.talk)
  const setPreparing = useSetAtom(state.preparing)
  const [chosen, setChosen] = useState(last?.date ?? '')
  const draft = useDraft('talkPlan')
  const plan = useMemo(() => readPlan(draft.text), [draft.text])
  const since = isIsoDate(chosen) ? chosen : undefined
  const found = useMemo(() => entriesSince(entries, since), [entries, since])
  const themes = useMemo(() => themesOf(found, plan), [found, plan])
  const nameOf = ({ id, name }: Pick<Theme, 'id' | 'name'>) =>
    name || tagIn(id) || (id === '' ? labels.noTheme : labels.unnamed(id.trim()))
  const change = (next: Partial<Plan>) => draft.set(JSON.stringify({ ...plan, ...next }))

  useEffect(() => {
    setPreparing(true)
    return () => setPreparing(false)
  }, [setPreparing])

  const copy = async () => {
    const done = await copyText(bulletsOf(themes, nameOf))
    announce(done ? labels.bulletsCopied : labels.copyFailed)
  }
  return (
    <div className="achievements-form">
      <p className="achievements-note">{labels.prepareHelp}</p>
      <SelectField label={labels.prepareSince} value={chosen} onChange={setChosen}>
        {talks.map(({ key, date }) => (
          <option key={key} value={date}>
            {labels.longDate(date)}
          </option>
        ))}
        <option value="">{labels.prepareAll}</option>
      </SelectField>
      <p role="status" className="achievements-mono">
        {found.length === 0 ? labels.prepareNothing : labels.prepareCount(found.length, themes.length)}
      </p>
      {themes.map((theme) => (
        <section key={theme.id} className="achievements-theme" aria-label={nameOf(theme)}>
          <TextField
            label={labels.themeName}
            value={theme.name}
            placeholder={nameOf(theme)}
            autoComplete="off"
            onChange={(name) => change({ names: { ...plan.names, [theme.id]: name } })}
          />
          <ul>
            {theme.entries.map((entry) => (
              <li key={entry.key}>
                <span>
                  {entry.date && <small>{labels.shortDate(entry.date)} </small>}
                  {entry.title || labels.untitled}
                </span>
                <SelectField
                  label={labels.themeOf(entry.title || labels.untitled)}
                  labelHidden
                  value={theme.id}
                  onChange={(id) =>
                    change({ moved: { ...plan.moved, [entry.key]: id === NEW ? newTheme(plan) : id } })
                  }
                >
                  {themes.map((other) => (
                    <option key={other.id} value={other.id}>
                      {nameOf(other)}
                    </option>
                  ))}
                  <option value={NEW}>{labels.newTheme}</option>
                </SelectField>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="achievements-keys">
        <Button
          variant="primary"
          aria-disabled={found.length === 0}
          onClick={() => found.length > 0 && print()}
        >
          {labels.printPage}
        </Button>
        <Button icon={<Icon name="copy" />} aria-disabled={found.length === 0} onClick={() => void copy()}>
          {labels.copyBullets}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {labels.backToTalks}
        </Button>
      </div>
      <TalkSheet themes={themes} nameOf={nameOf} since={since} />
    </div>
  )
}
