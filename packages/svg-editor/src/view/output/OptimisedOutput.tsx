import { Button, TextArea } from '@kleinzeug/ui'
import { useEffect, useRef, useState } from 'react'
import { readSvg } from '../../model/text/readSvg.ts'
import { bytesOf } from './bytesOf.ts'
import { showOnce } from '../canvas/showOnce.ts'
import { takeSource } from '../../state/takeSource.ts'
import { usePartEditor } from '../usePartEditor.ts'
import { startOptimiser, type Optimiser } from './optimiser.ts'
import { TextKeys } from './TextKeys.tsx'

type State =
  | { readonly kind: 'running' | 'stopped' | 'unreadable' | 'unavailable' | 'taken' }
  | { readonly kind: 'done'; readonly text: string }

interface OptimisedOutputProps {
  readonly source: string
  readonly fileName: string
  readonly onDrop: () => void
}

/** The result of SVGO beside the drawing, so that it can be compared before it is taken over. */
export function OptimisedOutput(props: OptimisedOutputProps) {
  const [round, setRound] = useState(0)
  return <Attempt key={round} {...props} onAgain={() => setRound(round + 1)} />
}

function Attempt({ source, fileName, onDrop, onAgain }: OptimisedOutputProps & { onAgain: () => void }) {
  const { editor, labels, announce } = usePartEditor()
  const [state, setState] = useState<State>({ kind: 'running' })
  const optimiser = useRef<Optimiser>(undefined)

  useEffect(() => {
    let ended = false
    const tell = (next: State) => {
      if (!ended) setState(next)
    }
    const started = startOptimiser(source)
    optimiser.current = started
    started.result.then(
      (text) => tell(text === undefined ? { kind: 'unreadable' } : { kind: 'done', text }),
      () => tell({ kind: 'unavailable' }),
    )
    return () => {
      ended = true
      started.stop()
    }
  }, [source])

  function take(text: string) {
    takeSource(editor.store, text)
    editor.store.endStep()
    announce(labels['say.optimised']())
    setState({ kind: 'taken' })
  }

  if (state.kind === 'done') {
    const before = bytesOf(source)
    return (
      <>
        <div className="svg-editor-compare">
          <Look source={source} label={labels.before} bytes={before} before={before} />
          <Look
            source={state.text}
            label={labels.after}
            bytes={bytesOf(state.text)}
            before={before}
            isAfter
          />
        </div>
        <TextArea label={labels.after} labelHidden rows={5} readOnly spellCheck={false} value={state.text} />
        <TextKeys text={state.text} name={`${fileName}.min.svg`} type="image/svg+xml">
          <Button onClick={onDrop}>{labels.dropResult}</Button>
          <Button variant="primary" onClick={() => take(state.text)}>
            {labels.takeOver}
          </Button>
        </TextKeys>
      </>
    )
  }
  const failed = state.kind === 'unreadable' || state.kind === 'unavailable'
  return (
    <div className="svg-editor-optimiser" data-state={state.kind}>
      <p role={failed ? 'alert' : 'status'} className={failed ? 'svg-editor-problem' : undefined}>
        {labels[`optimiser.${state.kind}`]}
      </p>
      {state.kind === 'running' && (
        <Button
          onClick={() => {
            optimiser.current?.stop()
            setState({ kind: 'stopped' })
          }}
        >
          {labels.stop}
        </Button>
      )}
      {(state.kind === 'stopped' || state.kind === 'unavailable') && (
        <Button onClick={onAgain}>{labels.again}</Button>
      )}
    </div>
  )
}

interface LookProps {
  readonly source: string
  readonly label: string
  readonly bytes: number
  /** Bytes of the original; the bar shows a size relative to it. */
  readonly before: number
  readonly isAfter?: boolean
}

function Look({ source, label, bytes, before, isAfter = false }: LookProps) {
  const { labels } = usePartEditor()
  const host = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (host.current) showOnce(readSvg(source), host.current)
  }, [source])
  return (
    <figure data-after={isAfter || undefined}>
      <span ref={host} role="img" aria-label={label} />
      <figcaption>
        <span>{label}</span>
        <span>{labels.bytes(bytes, before)}</span>
      </figcaption>
      <svg className="svg-editor-weight" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.min(100, (100 * bytes) / before)} height="4" />
      </svg>
    </figure>
  )
}
