import { Button, Choice, Icon, Notice, SelectField, Switch } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { drillModes, drillSources, notationForms, notationStyles } from '../../model/trainerData.ts'
import { useDrill } from './DrillContext.ts'
import { DrillHistory } from './DrillHistory.tsx'
import { useSpokenLanguage } from './useConversation.ts'
import { useVoice } from './useVoice.ts'

/** What is practised: the drill, its notation, where its positions come from. */
export function DrillChoices() {
  const { state, drill, labels, start } = useDrill()
  const choice = useAtomValue(drill.choice)
  const refusal = useAtomValue(drill.refusal)
  const game = useAtomValue(drill.game)
  const dictated = useAtomValue(drill.dictated)
  const own = useAtomValue(state.own)
  const [flipped, setFlipped] = useAtom(drill.flipped)
  const choose = useSetAtom(drill.choose)
  const chooseGame = useSetAtom(drill.chooseGame)
  const language = useSpokenLanguage(drill)
  const voice = useVoice(language)
  const startKey = useRef<HTMLButtonElement>(null)
  const { mode, notation, form, source, spoken } = choice

  useEffect(() => startKey.current?.focus(), [])

  return (
    <>
      <Choice
        legend={labels.drillMode}
        options={drillModes.map((value) => ({ value, label: labels.drillModes[value] }))}
        value={mode}
        onChange={(value) => choose({ mode: value })}
      />
      <p className="notation-trainer-note">{labels.drillAbout[mode]}</p>
      <div className="notation-trainer-drill-pair">
        <Choice
          legend={labels.notation}
          options={notationStyles.map((value) => ({ value, label: labels.notationName(value) }))}
          value={notation}
          onChange={(value) => choose({ notation: value })}
        />
        <Choice
          legend={labels.drillForm}
          options={notationForms.map((value) => ({ value, label: labels.drillForms[value] }))}
          value={form}
          onChange={(value) => choose({ form: value })}
        />
      </div>
      {mode === 'dictation' ? (
        <SelectField label={labels.drillGame} value={game?.id} onChange={(id) => chooseGame(id)}>
          {dictated.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      ) : (
        <SelectField
          label={labels.drillSource}
          value={source}
          onChange={(value) => {
            const chosen = drillSources.find((each) => each === value)
            if (chosen) choose({ source: chosen })
          }}
        >
          {drillSources.map((value) => (
            <option key={value} value={value} disabled={value === 'own' && own.length === 0}>
              {labels.drillSources[value]}
            </option>
          ))}
        </SelectField>
      )}
      <div>
        <Switch label={labels.flipBoard} checked={flipped} onChange={setFlipped} />
        {mode !== 'write' && (
          <>
            <Switch
              label={labels.drillSpoken}
              checked={spoken && voice !== undefined}
              disabled={!voice}
              onChange={(on) => choose({ spoken: on })}
            />
            <p className="notation-trainer-note">
              {voice ? labels.drillSpokenHint : labels.drillNoVoice[language]}
            </p>
          </>
        )}
      </div>
      {refusal && (
        <Notice tone="bad" title={refusal === 'notLoaded' ? labels.notLoaded : labels.drillTooFew[mode]} />
      )}
      <div className="notation-trainer-keys">
        <Button
          ref={(key) => {
            // Where a dialog puts the focus when it opens; React has no attribute for it.
            key?.setAttribute('autofocus', '')
            startKey.current = key
          }}
          variant="primary"
          icon={<Icon name="play" />}
          onClick={() => void start()}
        >
          {labels.drillStart}
        </Button>
      </div>
      <DrillHistory />
    </>
  )
}
