import { Switch, TextField } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { loadEstimate, type Estimate } from '../../estimateOwn.ts'
import { useDrawer } from './useDrawer.ts'
import { SlideRule } from '../window/SlideRule.tsx'

type Result = Estimate | 'loading' | 'failed' | undefined

/** Estimates a typed password in this browser; stores nothing. */
export function OwnPassword() {
  const { state, labels } = useDrawer()
  const purpose = useAtomValue(state.purpose)
  const current = useAtomValue(state.current)
  const [text, setText] = useState('')
  const [shown, setShown] = useState(false)
  const [result, setResult] = useState<Result>()
  const estimate = useRef<Promise<(password: string) => Estimate>>(undefined)

  useEffect(() => {
    let dropped = false
    const show = (next: Result) => {
      if (!dropped) setResult((before) => (next === 'loading' && typeof before === 'object' ? before : next))
    }
    const check = async () => {
      if (text === '') {
        show(undefined)
        return
      }
      show('loading')
      estimate.current ??= loadEstimate()
      const check = await estimate.current
      show(check(text))
    }
    check().catch(() => {
      estimate.current = undefined
      show('failed')
    })
    return () => {
      dropped = true
    }
  }, [text])

  return (
    <>
      <p>{labels.ownIntro}</p>
      <TextField
        label={labels.ownField}
        type={shown ? 'text' : 'password'}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={1000}
        onChange={setText}
      />
      <Switch label={labels.ownShow} checked={shown} onChange={setShown} />
      {result === 'loading' && <p role="status">{labels.ownLoading}</p>}
      {result === 'failed' && <p role="alert">{labels.ownFailed}</p>}
      {typeof result === 'object' && (
        <div className="password-maker-own">
          <p role="status">
            <strong>{labels.ownResult(result.bits)}</strong>{' '}
            {result.weakness !== undefined && labels.weakness[result.weakness]}{' '}
            {current && labels.ownRanking(result.bits < current.bits)}
          </p>
          <SlideRule bits={result.bits} purpose={purpose} />
          <p>{labels.ownUncertain}</p>
        </div>
      )}
    </>
  )
}
