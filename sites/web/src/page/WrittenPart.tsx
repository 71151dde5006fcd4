import type { ReactNode } from 'react'
import { writtenMark } from './marks.ts'

/** Empty, and never set: React keeps what the server wrote into an element whose markup is not its own. */
const asItStands = { __html: '' }

interface WrittenPartProps {
  /** Whether it is text and links alone: a whole page, or a part of one. */
  written: 'page' | 'part' | undefined
  /** Whether it still is what the server wrote; then React neither draws nor hydrates it. */
  standing: boolean
  className: string
  children: ReactNode
}

/** What need not come alive: it stands as the server wrote it until the visitor leaves the page. */
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
