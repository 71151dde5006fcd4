import { createToolContext, type ToolProps, type ViewProps } from '@kleinzeug/shell'
import type { BlobStorage } from '@kleinzeug/storage/blobs'
import type { Announce, PaintQueue } from '@kleinzeug/ui'
import { useAtomValue, useStore, type Atom } from 'jotai'
import { createContext, startTransition, use, useEffect, useState } from 'react'
import type { ShownLabels } from '../labels.ts'
import type { ResumeData } from '../model/resume.ts'
import type { Edit, ResumeState } from '../state/createResumeState.ts'

interface OwnProps {
  /**
   * Where the certificates of the portfolio are stored, apart from the data; in memory until the page is left when left
   * out. Pass the same one at every render.
   */
  attachments?: BlobStorage | undefined
}

export type ResumeGeneratorProps = ToolProps<ResumeData, ShownLabels> & ViewProps & OwnProps

export const resumeContext = createToolContext<ResumeState, ShownLabels, ResumeGeneratorProps>()

export interface ResumeContextValue {
  readonly labels: ShownLabels
  readonly data: Atom<ResumeData>
  /** Whether the last change was one key among many. */
  readonly isTyping: Atom<boolean>
  readonly edit: (edit: Edit) => void
  /** Typed texts that are stored once they are painted. */
  readonly typing: PaintQueue
  /** Shows the part of the form that has a field, and gives it the focus. */
  readonly goTo: (field: string) => void
  readonly announce: Announce
  /** The letters that no font has, by the field in which they stand. */
  readonly missingLetters: ReadonlyMap<string, string>
}

export const ResumeContext = createContext<ResumeContextValue | undefined>(undefined)

export function useResume(): ResumeContextValue {
  const value = use(ResumeContext)
  if (!value) throw new Error('useResume outside of ResumeGenerator')
  return value
}

/** The data with every typed letter at once: for controls that show nothing of their own. */
export const useTypedData = (): ResumeData => useAtomValue(useResume().data)

/** The data with every typed letter, in a transition; every other change is there at once. */
export function usePaintedData(): ResumeData {
  const { data, isTyping } = useResume()
  const store = useStore()
  const [painted, setPainted] = useState(() => store.get(data))
  useEffect(() => {
    const follow = () => setPainted(store.get(data))
    follow()
    return store.sub(data, () => {
      if (store.get(isTyping)) startTransition(follow)
      else follow()
    })
  }, [data, isTyping, store])
  return painted
}
