import { Component, lazy, Suspense, type ReactNode } from 'react'
import { isTooCostly } from '../../model/markdownCost.ts'

const MarkdownText = lazy(() => import('../markdown/MarkdownText.tsx'))

/** Shows the text as it was written where its reading fails: offline before the first use, or too deeply nested. */
class AsWritten extends Component<{ children: ReactNode; plain: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? this.props.plain : this.props.children
  }
}

/** Whether a text has anything that Markdown would read. */
const hasMarks = /[*_`#[\]<>!|~\\&\n-]|https?:|www\.|^\s*\d+[.)]/

/** The text of a card. The reader of Markdown is loaded with the first text that needs it. */
export function CardText({ text }: { text: string }) {
  // Divided as Markdown divides it: what takes its place moves less.
  const plain = text.split(/\n{2,}/).map((paragraph, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no name
    <p key={at} className="neo-cortex-plain">
      {paragraph}
    </p>
  ))
  return (
    <div className="neo-cortex-text">
      {hasMarks.test(text) && !isTooCostly(text) ? (
        <AsWritten key={text} plain={plain}>
          <Suspense fallback={plain}>
            <MarkdownText text={text} />
          </Suspense>
        </AsWritten>
      ) : (
        plain
      )}
    </div>
  )
}
