import { useAtomValue, useStore } from 'jotai'
import { use, useEffect, type ReactNode } from 'react'
import { KeyScopeContext } from '../keyScope.ts'
import { sampleFrames } from './frames.ts'

interface SampleProps {
  /** Whether there is nothing to show here yet. */
  when: boolean
  /**
   * The element around the drawing; `g` inside an SVG.
   *
   * @defaultValue 'div'
   */
  as?: 'div' | 'g' | undefined
  /** Shown in place of the drawing, where that is not what is drawn. */
  empty?: ReactNode
  children: ReactNode
}

/**
 * Draws a part of the empty tool as it is when it is filled: muted, inert and hidden from screen readers, once the
 * sample is loaded. The children read the sample by the tool's context.
 */
export function Sample({ when, as = 'div', children, empty = children }: SampleProps) {
  const frames = useAtomValue(sampleFrames)
  return when && frames ? <frames.Drawing as={as}>{children}</frames.Drawing> : empty
}

/**
 * The mark „Beispiel“ and the key that loads the sample to be tried. It stands once in each tool that has a
 * `Sample`, and loads it when it is needed.
 */
export function SampleKey({ when }: Pick<SampleProps, 'when'>) {
  const tool = use(KeyScopeContext)?.tool
  const store = useStore()
  const frames = useAtomValue(sampleFrames)
  useEffect(() => {
    if (when && tool)
      void import('./loadSample.tsx').then(({ loadSample }) => loadSample(tool, store)).catch(() => undefined)
  }, [when, tool, store])
  return when && frames && tool && <frames.Key />
}
