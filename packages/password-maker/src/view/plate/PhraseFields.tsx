import { Choice, SelectField, Switch, TextField } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { capitalChoices, DIGIT_SEPARATOR, isSeparator } from '../../model/words/phrase.ts'
import { languages, type PhraseSettings } from '../../model/recipe.ts'
import { usePasswordMaker } from '../PasswordMakerContext.ts'

const Problem = lazy(() => import('../Problem.tsx'))

const common = ['-', ' ', '.', '_', '', DIGIT_SEPARATOR]
const OWN = 'own'

/** Separator of words: a usual sign, a drawn digit, or a typed text. */
function SeparatorFields({ separator, onChange }: { separator: string; onChange: (text: string) => void }) {
  const { labels } = usePasswordMaker()
  const [own, setOwn] = useState<string>()
  const shown = own ?? (common.includes(separator) ? undefined : separator)
  return (
    <>
      <SelectField
        label={labels.separator}
        value={shown === undefined ? separator : OWN}
        onChange={(value) => {
          setOwn(value === OWN ? '' : undefined)
          if (value !== OWN) onChange(value)
        }}
      >
        {common.map((value) => (
          <option key={value} value={value}>
            {labels.separators(value)}
          </option>
        ))}
        <option value={OWN}>{labels.ownSeparator}</option>
      </SelectField>
      {shown !== undefined && (
        <TextField
          label={labels.ownSeparatorField}
          value={shown}
          autoComplete="off"
          error={
            isSeparator(shown) ? undefined : (
              <Suspense fallback={null}>
                <Problem problem={{ kind: 'separator' }} />
              </Suspense>
            )
          }
          onChange={(text) => {
            setOwn(text)
            if (text !== '' && isSeparator(text)) onChange(text)
          }}
        />
      )}
    </>
  )
}

/** How words or syllables are put together. */
export function PhraseFields({ kind }: { kind: 'words' | 'syllables' }) {
  const { state, labels } = usePasswordMaker()
  const recipe = useAtomValue(state.recipe)
  const purpose = useAtomValue(state.purpose)
  const changeRecipe = useSetAtom(state.changeRecipe)
  const ownList = useAtomValue(state.ownList)
  const [usesOwnList, setUsesOwnList] = useAtom(state.usesOwnList)
  const settings = recipe[kind]
  const change = (part: Partial<PhraseSettings>) =>
    changeRecipe((before) => ({ ...before, [kind]: { ...before[kind], ...part } }))
  return (
    <div className="password-maker-fields">
      {kind === 'words' && (
        <Choice
          legend={labels.language}
          value={usesOwnList ? OWN : recipe.words.language}
          options={[
            ...languages.map((value) => ({ value, label: labels.languages[value] })),
            ...(ownList ? [{ value: OWN, label: labels.ownListShort } as const] : []),
          ]}
          onChange={(language) => {
            setUsesOwnList(language === OWN)
            if (language !== OWN)
              changeRecipe((before) => ({ ...before, words: { ...before.words, language } }))
          }}
        />
      )}
      <Choice
        legend={labels.capitals}
        value={settings.capitals}
        options={capitalChoices.map((value) => ({ value, label: labels.capitalChoices[value] }))}
        onChange={(capitals) => change({ capitals })}
      />
      <SeparatorFields
        key={`${purpose} ${kind}`}
        separator={settings.separator}
        onChange={(separator) => change({ separator })}
      />
      <Switch label={labels.digit} checked={settings.digit} onChange={(digit) => change({ digit })} />
    </div>
  )
}
