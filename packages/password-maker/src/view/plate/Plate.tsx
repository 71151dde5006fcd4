import { Choice, RangeField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import { isRecipeProblem } from '../../model/generator.ts'
import { kinds, limits, purposes } from '../../model/recipe.ts'
import { usePasswordMaker } from '../PasswordMakerContext.ts'
import { PhraseFields } from './PhraseFields.tsx'

const loadCharacterFields = () => import('./CharacterFields.tsx')
const CharacterFields = lazy(loadCharacterFields)

/** The length, or the strength that it follows from. */
function LengthFields() {
  const { state, labels } = usePasswordMaker()
  const recipe = useAtomValue(state.recipe)
  const generator = useAtomValue(state.generator)
  const purpose = useAtomValue(state.purpose)
  const change = useSetAtom(state.changeRecipe)
  const { kind, by, bits } = recipe
  const made = generator && !isRecipeProblem(generator) ? generator : undefined
  const length = made?.length ?? (kind === 'characters' ? recipe.characters.length : recipe[kind].count)
  // Words and syllables above 12 are rare: the scale spends its room where it is needed.
  const most = kind === 'characters' ? 64 : 12
  return (
    <div className="password-maker-length">
      <Choice
        legend={labels.by}
        value={by}
        options={[
          { value: 'length', label: labels.byLength },
          { value: 'bits', label: labels.byBits },
        ]}
        // The strength starts at what the length gave, so that nothing jumps.
        onChange={(next) =>
          change((before) => ({
            ...before,
            by: next,
            ...(next === 'bits'
              ? {
                  bits: Math.min(
                    Math.max(Math.floor(made?.bits ?? before.bits), limits.bits.min),
                    limits.bits.max,
                  ),
                }
              : kind === 'characters'
                ? { characters: { ...before.characters, length } }
                : { [kind]: { ...before[kind], count: length } }),
          }))
        }
      />
      {by === 'length' ? (
        <RangeField
          label={labels.count}
          min={limits[kind].min}
          max={Math.min(Math.max(most, length), made?.most ?? most)}
          value={length}
          valueText={labels.countText(kind, length)}
          hint={purpose === 'wifi' ? labels.wifiLength : undefined}
          onChange={(count) =>
            change((before) =>
              kind === 'characters'
                ? { ...before, characters: { ...before.characters, length: count } }
                : { ...before, [kind]: { ...before[kind], count } },
            )
          }
        />
      ) : (
        <RangeField
          label={labels.wantedBits}
          min={limits.bits.min}
          max={Math.max(160, bits)}
          value={bits}
          valueText={labels.bits(bits)}
          hint={made && made.unreached === undefined ? labels.lengthFollows(kind, length) : undefined}
          error={made?.unreached === undefined ? undefined : labels.unreached(made.bits, made.unreached)}
          onChange={(next) => change((before) => ({ ...before, bits: next }))}
        />
      )}
    </div>
  )
}

/** What the password is for, of what kind it is, how long, and what it is made of. */
export function Plate() {
  const { state, labels } = usePasswordMaker()
  const purpose = useAtomValue(state.purpose)
  const recipe = useAtomValue(state.recipe)
  const choosePurpose = useSetAtom(state.choosePurpose)
  const change = useSetAtom(state.changeRecipe)
  // Loaded ahead of the choice that shows it.
  useEffect(() => void loadCharacterFields().catch(() => {}), [])
  return (
    <div className="password-maker-plate">
      <Choice
        legend={labels.purpose}
        value={purpose}
        options={purposes.map((value) => ({ value, label: labels.purposes[value] }))}
        onChange={choosePurpose}
      />
      <Choice
        legend={labels.kind}
        value={recipe.kind}
        options={kinds.map((value) => ({ value, label: labels.kinds[value] }))}
        onChange={(kind) => change((before) => ({ ...before, kind }))}
      />
      <LengthFields />
      {recipe.kind === 'characters' ? (
        <Suspense fallback={null}>
          <CharacterFields />
        </Suspense>
      ) : (
        <PhraseFields kind={recipe.kind} />
      )}
    </div>
  )
}
