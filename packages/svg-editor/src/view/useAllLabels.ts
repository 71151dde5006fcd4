import { useMemo } from 'react'
import type { BenchLabels, LaterLabels } from '../labels.ts'
import { useEditor } from './EditorContext.ts'
import { laterLabels } from './later.ts'

/** All texts, for what is shown after the first key only. */
export function useAllLabels(): BenchLabels & LaterLabels {
  const { labels } = useEditor()
  return useMemo(() => ({ ...laterLabels, ...labels }) as BenchLabels & LaterLabels, [labels])
}
