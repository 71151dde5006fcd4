import { LARGEST_FILE } from '@kleinzeug/storage/local/manage'
import { useEffect, useRef, useState } from 'react'
import { manager } from '../../record/manager.ts'
import { canConnect, createConnection, type CodeRefusal, type Connection } from './connect/connection.ts'
import { changesOf, takeOver, type Changes } from './connect/mergeArrived.ts'
import { ownParts } from './connect/ownParts.ts'
import { createExchange, type ExchangeState, type Parts } from './model/exchange.ts'
import type { Failure } from './transferLabels.ts'

/** Which step comes first on this device. */
export type Role = 'show' | 'read'

export type Stage =
  /** `code`: that of this device, once there is one. `isRead`: that of the other device was taken. */
  | { readonly kind: 'codes'; readonly code?: string; readonly isRead?: boolean }
  | { readonly kind: 'exchanging'; readonly received: number; readonly expected: number }
  | {
      readonly kind: 'changes' | 'merged' | 'undone'
      readonly changes: Changes
      readonly sent: number
      readonly received: number
    }
  | { readonly kind: 'failed'; readonly reason: Failure }

/** Version of the data that two devices exchange: both must speak the same. */
const VERSION = 1

/** One transfer, from the first code to the merge. */
export function useTransfer(role: Role) {
  const [stage, setStage] = useState<Stage>({ kind: 'codes' })
  const connection = useRef<Promise<Connection | undefined>>(undefined)
  const own = useRef<Parts>(new Map())

  useEffect(() => {
    let isCurrent = true
    let isWhole = false
    const show = (next: Stage) => {
      if (isCurrent) setStage(next)
    }
    const fail = (reason: Failure) => {
      show({ kind: 'failed', reason })
      return undefined
    }

    async function onState(state: ExchangeState) {
      if (state.kind === 'broken') return fail('broken')
      if (state.kind === 'refused') return fail(state.reason)
      if (state.kind === 'receiving') return show({ ...state, kind: 'exchanging' })
      if (state.kind !== 'whole' || isWhole) return
      isWhole = true
      const { arrived, sent } = state
      try {
        const changes = await changesOf(own.current, arrived)
        show({ kind: 'changes', changes, sent: sent.length, received: arrived.size })
      } catch {
        fail('unloaded')
      }
    }

    async function start(): Promise<Connection | undefined> {
      if (!canConnect()) return fail('unsupported')
      try {
        own.current = await ownParts()
      } catch {
        return fail('unloaded')
      }
      if (!isCurrent) return undefined
      const made = createConnection({
        exchange: createExchange({ own: own.current, version: VERSION, limit: LARGEST_FILE }),
        onState: (state) => void onState(state),
        onUnreachable: () => fail('unreachable'),
      })
      if (role === 'read') return made
      const code = await made.offer()
      if (code === undefined) fail('noAddress')
      else show({ kind: 'codes', code })
      return made
    }

    const started = start().catch(() => fail('unsupported'))
    connection.current = started
    return () => {
      isCurrent = false
      void started.then((made) => made?.end())
    }
  }, [role])

  /** Takes a code that was read. Resolves to why not. */
  async function take(text: string): Promise<CodeRefusal | undefined> {
    // A code may be read before this device is ready for it.
    const made = await connection.current
    if (!made) return undefined
    try {
      if (role === 'show') {
        const refusal = await made.accept(text)
        if (refusal === undefined) setStage((now) => (now.kind === 'codes' ? { ...now, isRead: true } : now))
        return refusal
      }
      const answer = await made.answer(text)
      if (typeof answer === 'string') return answer
      setStage(
        answer.code === undefined
          ? { kind: 'failed', reason: 'noAddress' }
          : { kind: 'codes', code: answer.code, isRead: true },
      )
    } catch {
      // A browser that cannot use what the other one wrote.
      setStage({ kind: 'failed', reason: 'unreachable' })
    }
    return undefined
  }

  async function merge() {
    if (stage.kind !== 'changes') return
    const result = await takeOver(stage.changes, own.current).catch(() => 'refused' as const)
    setStage(result === 'done' ? { ...stage, kind: 'merged' } : { kind: 'failed', reason: result })
  }

  async function undo() {
    if (stage.kind !== 'merged') return
    const isUndone = await manager.undo()
    setStage(isUndone ? { ...stage, kind: 'undone' } : { kind: 'failed', reason: 'refused' })
  }

  return { stage, take, merge, undo }
}
