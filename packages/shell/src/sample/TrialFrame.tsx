import type { StorageAdapter } from '@kleinzeug/storage'
import { Button, Legend } from '@kleinzeug/ui'
import { useStore, type WritableAtom } from 'jotai'
import { use, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { createMoves } from '../undo/createMoves.ts'
import { DraftsProvider } from '../DraftsProvider.tsx'
import type { ToolProps } from '../defineTool.tsx'
import { sampleWords } from '../words/sampleWords.ts'
import { KeyScopeContext } from '../keyScope.ts'
import { noFrame, trialFrame } from './frames.ts'
import type { SampledTool } from './SampledTool.ts'

type KeepSample = WritableAtom<null, [change: (now: unknown) => unknown], void>

const canKeep = (state: unknown): state is { readonly keepSample: KeepSample } =>
  typeof state === 'object' && state !== null && 'keepSample' in state

interface Trial {
  readonly storage: StorageAdapter<unknown>
  readonly state: unknown
}

/**
 * Makes what stands around the view while the visitor tries a copy of the sample: nothing of it reaches the storage
 * of the tool, its drafts or its own props until it is kept.
 */
export function createTrial(tool: SampledTool, { storage, state }: Trial) {
  const { context, slice } = tool

  function Frame({ children }: { children: ReactNode }) {
    const outer = context.use()
    const scope = use(KeyScopeContext)
    const store = useStore()
    const bar = useRef<HTMLDivElement>(null)
    const { labels, announce, root } = outer
    const words = sampleWords(labels)
    const moves = useMemo(() => createMoves(state, labels, store, announce), [labels, store, announce])
    const instance = useMemo(() => {
      const { labels: texts, shortcuts, className, sources }: ToolProps<unknown, object> = outer.props
      return { ...outer, ...moves, state, props: { labels: texts, shortcuts, className, sources } }
    }, [outer, moves])
    const inner = useMemo(
      () => scope && { ...scope, actions: { ...scope.actions, ...moves }, tool: false as const },
      [scope, moves],
    )
    useEffect(() => bar.current?.focus({ preventScroll: true }), [])

    const end = (said: string) => {
      store.set(trialFrame, noFrame)
      announce(said)
      // The key that ended it is gone.
      root.current?.setAttribute('tabindex', '-1')
      root.current?.focus({ preventScroll: true })
    }
    const keep = () => {
      const copy = storage.read()
      // What another tab has stored meanwhile stays.
      const change = (now: unknown) => slice.merge?.(slice.defaults(), copy, now) ?? copy
      if (canKeep(outer.state)) store.set(outer.state.keepSample, change)
      end(words.sampleKept)
    }
    return (
      <context.Context value={instance}>
        <KeyScopeContext value={inner}>
          <DraftsProvider storage={undefined}>
            <div ref={bar} className="ui-trial" role="group" aria-label={words.sampleMark} tabIndex={-1}>
              <Legend>{words.sampleMark}</Legend>
              <p>{words.trialText}</p>
              <Button onClick={keep}>{words.keepSample}</Button>
              <Button variant="quiet" onClick={() => end(words.sampleDiscarded)}>
                {words.discardSample}
              </Button>
            </div>
            {children}
          </DraftsProvider>
        </KeyScopeContext>
      </context.Context>
    )
  }
  return { Frame }
}
