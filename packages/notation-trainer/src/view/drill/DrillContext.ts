import type { Announce } from '@kleinzeug/ui'
import { createContext, use } from 'react'
import { drillLabels } from '../../drillLabels.ts'
import { laterLabels } from '../../laterLabels.ts'
import type { Verdict } from '../../model/run.ts'
import type { MadeMove } from '../../model/ply.ts'
import type { Drill } from '../../state/createDrill.ts'
import { notationTrainerContext } from '../NotationTrainerContext.ts'

interface DrillInstance {
  readonly drill: Drill
  /** Announces in the region of the dialog: the one of the tool is inert behind it. */
  readonly announce: Announce
  /** The voice that says the moves; `undefined` when they are shown. */
  readonly voice: SpeechSynthesisVoice | undefined
  /** The remark on the last answer. */
  readonly remark: string
  /** Starts a run and announces its first question. */
  readonly start: () => Promise<void>
  /** Judges an answer; announces the verdict and the next question. */
  readonly answer: (move: MadeMove | 'impossible', wrong?: string) => Verdict | undefined
  /** Says something about an answer that is not judged. */
  readonly say: (sentence: string) => void
}

export const DrillContext = createContext<DrillInstance | undefined>(undefined)

/** The tool around the drill, with the drill's texts. */
export const useDrillTool = notationTrainerContext.useWith({ ...laterLabels, ...drillLabels })

/** The drill around. */
export function useDrill() {
  const tool = useDrillTool()
  const instance = use(DrillContext)
  if (!instance) throw new Error('A part of the drill is rendered outside of it')
  return { ...tool, ...instance }
}
