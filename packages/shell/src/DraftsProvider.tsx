import { memoryStorage, type Drafts, type StorageAdapter } from '@kleinzeug/storage'
import { useMemo, type ReactNode } from 'react'
import { DraftsContext } from './useDraft.ts'

interface DraftsProviderProps {
  /** The storage of the tool; without one the drafts are in memory. */
  storage: Pick<StorageAdapter<unknown>, 'drafts'> | undefined
  children: ReactNode
}

/** Gives the fields of a tool the drafts of its storage; `defineTool` does it by itself. */
export function DraftsProvider({ storage, children }: DraftsProviderProps) {
  const drafts = useMemo(() => storage?.drafts ?? memoryStorage<Drafts>(), [storage])
  return <DraftsContext value={drafts}>{children}</DraftsContext>
}
