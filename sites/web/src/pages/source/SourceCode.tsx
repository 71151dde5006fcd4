import type { ReactNode } from 'react'
import { CopyButton } from './CopyButton.tsx'
import { sourceLabels as labels } from './labels.ts'

export interface HighlightedFile {
  /** Its name in links. */
  readonly id: string
  readonly path: string
  readonly code: string
  /** Pairs of length and kind of token (1 to 5, see build/content/codeTheme.ts), covering `code`. */
  readonly runs: readonly number[]
}

/** The code cut into lines, each a list of plain text and coloured pieces. */
function linesOf({ code, runs }: HighlightedFile): ReactNode[][] {
  const lines: ReactNode[][] = [[]]
  let at = 0
  for (let index = 0; index < runs.length; index += 2) {
    const kind = runs[index + 1]!
    const text = code.slice(at, (at += runs[index]!))
    text.split('\n').forEach((piece, row) => {
      if (row > 0) lines.push([])
      const line = lines.at(-1)!
      if (piece && kind === 1) line.push(piece)
      else if (piece)
        line.push(
          <span key={line.length} className={`code-${kind}`}>
            {piece}
          </span>,
        )
    })
  }
  return lines
}

/** One file, as its own document has it and the source page shows it; rendered at build alone. */
export function SourceCode({ file }: { file: HighlightedFile }) {
  const { id, path } = file
  return (
    <section className="source-file" id={id} aria-label={labels.code(path)}>
      <header className="source-file-head">
        <h2>{path}</h2>
        <CopyButton label={labels.copyFile(path)} />
      </header>
      <pre className="source-code">
        <code>
          {linesOf(file).map((line, index) => {
            const anchor = `${id}-L${index + 1}`
            return (
              <span key={anchor} id={anchor}>
                <a href={`#${anchor}`} tabIndex={-1} aria-hidden="true" />
                {line}
                {'\n'}
              </span>
            )
          })}
        </code>
      </pre>
    </section>
  )
}
