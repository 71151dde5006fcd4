import { Announcer, Dialog, IconButton, Icon, useAnnouncer } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { createDrill } from '../../state/createDrill.ts'
import type { LineDialogProps } from '../lines/LineDialogProps.ts'
import { Answering } from './Answering.tsx'
import { DrillBoard } from './DrillBoard.tsx'
import { DrillChoices } from './DrillChoices.tsx'
import { DrillContext, useDrillTool } from './DrillContext.ts'
import { drillKeys, type DrillKeyAction } from './drillKeys.ts'
import { DrillResult } from './DrillResult.tsx'
import { DrillStrip } from './DrillStrip.tsx'
import { useConversation } from './useConversation.ts'

/** The notation drill, a place of its own over the trainer. */
export function Drill({ open, onClose }: LineDialogProps) {
  const { labels } = useDrillTool()
  return (
    <Dialog open={open} onClose={onClose} title={labels.drillTitle} className="notation-trainer-drill">
      <DrillPlace onClose={onClose} />
    </Dialog>
  )
}

const typingIn = 'input:not([type=radio], [type=checkbox]), select'

function DrillPlace({ onClose }: Pick<LineDialogProps, 'onClose'>) {
  const { state, labels, environment } = useDrillTool()
  const [drill] = useState(() => createDrill(state, environment.random))
  const [announce, region] = useAnnouncer()
  const session = useAtomValue(drill.session)
  const { mode } = useAtomValue(drill.choice)
  const store = useStore()
  const skipTime = useSetAtom(state.skipTime)
  const conversation = useConversation(drill, announce)
  const instance = useMemo(() => ({ drill, announce, ...conversation }), [drill, announce, conversation])
  const place = useRef<HTMLDivElement>(null)
  const phase = !session ? 'ready' : session.result ? 'finished' : 'running'

  useEffect(() => {
    // The clock of an open run in the trainer stands still meanwhile.
    const opened = state.now()
    return () => skipTime(state.now() - opened)
  }, [state, skipTime])

  const startedAt = phase === 'running' ? session?.run.startedAt : undefined
  useEffect(() => {
    if (startedAt === undefined) return
    const entry =
      place.current?.querySelector<HTMLElement>('.notation-trainer-type input') ??
      place.current?.querySelector<HTMLElement>('[data-square][tabindex="0"]')
    entry?.focus()
  }, [startedAt])

  const actions: Readonly<Record<DrillKeyAction, () => void>> = {
    restart: () => void conversation.start(),
    hint: () => store.set(drill.reveal),
    flipBoard: () => store.set(drill.flipped, (present) => !present),
  }
  const keyDown = (event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element)) return
    // Escape puts a dragged piece back and nothing else.
    if (key === 'Escape' && place.current?.querySelector('[data-lifted]')) event.preventDefault()
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest(typingIn)) return
    const binding = drillKeys.find((candidate) => candidate.key === key)
    if (!binding) return
    event.preventDefault()
    actions[binding.action]()
  }

  return (
    <DrillContext value={instance}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of the controls inside */}
      <div
        ref={place}
        className="notation-trainer-drill-place"
        data-phase={phase}
        data-mode={mode}
        onKeyDown={keyDown}
      >
        {phase === 'running' && <DrillStrip />}
        <div className="notation-trainer-drill-window">
          <DrillBoard />
        </div>
        <div className="notation-trainer-drill-plate">
          {phase === 'ready' && <DrillChoices />}
          {phase === 'running' && <Answering />}
          {phase === 'finished' && <DrillResult />}
        </div>
        <IconButton
          className="notation-trainer-drill-back"
          label={labels.drillBack}
          icon={<Icon name="close" size={20} />}
          onClick={onClose}
        />
        <Announcer region={region} />
      </div>
    </DrillContext>
  )
}
