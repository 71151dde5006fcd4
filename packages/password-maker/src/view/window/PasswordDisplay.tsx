import { Button, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { isRecipeProblem } from '../../model/generator.ts'
import { usePasswordMaker } from '../PasswordMakerContext.ts'
import { PasswordText } from './PasswordText.tsx'
import { SlideRule } from './SlideRule.tsx'

const Problem = lazy(() => import('../Problem.tsx'))

/** Fills the window as far as a long password does, so that the first one is no larger paint than the prerendered page. */
const UNLIT = '•'.repeat(88)

const sizeOf = (length: number) =>
  length <= 10 ? 'huge' : length <= 66 ? 'large' : length <= 100 ? 'medium' : 'small'

/** The sunken window: the password, and below it what it withstands. */
export function PasswordDisplay({ hidden }: { hidden: boolean }) {
  const { state, labels } = usePasswordMaker()
  const current = useAtomValue(state.current)
  const generator = useAtomValue(state.generator)
  const status = useAtomValue(state.listStatus)
  const { kind } = useAtomValue(state.recipe)
  const purpose = useAtomValue(state.purpose)
  const loadList = useSetAtom(state.loadList)
  const problem = generator && isRecipeProblem(generator) ? generator : undefined
  const made = generator && !isRecipeProblem(generator) ? generator : undefined
  const isWaiting = !problem && !current && status !== 'failed'
  // One that was brought back keeps the bits it was made with.
  const bits = current?.bits ?? made?.bits

  return (
    <div className="ui-window password-maker-window">
      <div className="password-maker-head">
        <Legend>
          {made
            ? labels.source(kind, made.length, made.choices)
            : isWaiting && (status === 'loading' ? labels.listLoading : labels.waiting)}
        </Legend>
        <Legend className="password-maker-bits-legend">{bits !== undefined && labels.bits(bits)}</Legend>
      </div>
      <div className="password-maker-readout">
        {problem ? (
          <p className="password-maker-problem" role="alert">
            <Suspense fallback={null}>
              <Problem problem={problem} />
            </Suspense>
          </p>
        ) : status === 'failed' ? (
          <div className="password-maker-problem" role="alert">
            <p>{labels.listFailed}</p>
            <Button onClick={() => void loadList()}>{labels.tryAgain}</Button>
          </div>
        ) : current ? (
          <output
            className="password-maker-password"
            data-size={sizeOf(current.text.length)}
            data-hidden={hidden || undefined}
            translate="no"
            aria-live="off"
          >
            {hidden ? (
              <span>
                <span aria-hidden="true">{'•'.repeat(Math.min(current.text.length, 40))}</span>
                <span className="ui-visually-hidden">{labels.hiddenPassword(current.text.length)}</span>
              </span>
            ) : (
              <PasswordText text={current.text} />
            )}
          </output>
        ) : (
          <p className="password-maker-waiting ui-unlit" aria-hidden="true">
            {UNLIT}
          </p>
        )}
      </div>
      <SlideRule bits={problem ? undefined : bits} purpose={purpose} />
    </div>
  )
}
