import type { ReactNode } from 'react'
import { writtenMark } from './marks.ts'

/** React does not compare `dangerouslySetInnerHTML` on hydration, so the prerendered markup is kept. */
const asItStands = { __html: '' }

interface WrittenPartProps {
  /** Whether it is text and links alone: a whole page, or a part of one. */
  written: 'page' | 'part' | undefined
  /** Whether it is still the prerendered markup; then React neither renders nor hydrates it. */
  standing: boolean
  className: string
  children: ReactNode
}

/** Static text and links: React keeps the prerendered markup until the visitor leaves the page. */
export function WrittenPart({ written, standing, className, children }: WrittenPartProps) {
  const attributes = { className, [writtenMark]: written }
  return standing ? (
    <div key="standing" {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
  ) : (
    <div key="drawn" {...attributes}>
      {children}
    </div>
  )
}
