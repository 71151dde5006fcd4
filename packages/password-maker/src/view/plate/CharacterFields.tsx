import { Button, Choice, RangeField, Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { characterLabels } from '../../characterLabels.ts'
import { limits, presences, type CharacterSettings } from '../../model/recipe.ts'
import { usePasswordMaker } from '../PasswordMakerContext.ts'

const sets = ['lower', 'upper', 'digits', 'symbols'] as const

const toLength = (text: string) => {
  const length = Number.parseInt(text, 10)
  return Number.isNaN(length) ? 0 : Math.min(Math.max(length, 0), limits.characters.max)
}

/** Which characters may occur and which have to. */
export default function CharacterFields() {
  const { state, labels: shown } = usePasswordMaker()
  const labels = { ...characterLabels, ...shown }
  const { characters } = useAtomValue(state.recipe)
  const changeRecipe = useSetAtom(state.changeRecipe)
  const change = (part: Partial<CharacterSettings>) =>
    changeRecipe((before) => ({ ...before, characters: { ...before.characters, ...part } }))
  const lookAlikes = (
    <Switch
      label={labels.noLookAlikes}
      checked={characters.noLookAlikes}
      onChange={(noLookAlikes) => change({ noLookAlikes })}
    />
  )
  if (characters.rules !== '')
    return (
      <div className="password-maker-fields">
        <div className="password-maker-rules-active">
          <p>{labels.rulesActive}</p>
          <code>{characters.rules}</code>
          <Button onClick={() => change({ rules: '' })}>{labels.removeRules}</Button>
        </div>
        {lookAlikes}
      </div>
    )
  return (
    <div className="password-maker-fields">
      <div className="password-maker-sets" role="group" aria-label={labels.sets}>
        {sets.map((set) => (
          <Choice
            key={set}
            legend={labels.set[set]}
            value={characters[set]}
            options={presences.map((value) => ({ value, label: labels.presence[value] }))}
            onChange={(presence) => change({ [set]: presence })}
          />
        ))}
      </div>
      {(characters.digits === 'required' || characters.symbols === 'required') && (
        <div className="password-maker-pair">
          {characters.digits === 'required' && (
            <RangeField
              label={labels.leastDigits}
              {...limits.least}
              value={characters.leastDigits}
              valueText={String(characters.leastDigits)}
              onChange={(leastDigits) => change({ leastDigits })}
            />
          )}
          {characters.symbols === 'required' && (
            <RangeField
              label={labels.leastSymbols}
              {...limits.least}
              value={characters.leastSymbols}
              valueText={String(characters.leastSymbols)}
              onChange={(leastSymbols) => change({ leastSymbols })}
            />
          )}
        </div>
      )}
      {lookAlikes}
      <div className="password-maker-pair">
        <TextField
          label={labels.without}
          hint={labels.withoutHint}
          value={characters.without}
          maxLength={94}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(without) => change({ without })}
        />
        <TextField
          label={labels.maxLength}
          hint={labels.maxLengthHint}
          value={characters.maxLength === 0 ? '' : String(characters.maxLength)}
          inputMode="numeric"
          autoComplete="off"
          onChange={(text) => change({ maxLength: toLength(text) })}
        />
      </div>
    </div>
  )
}
