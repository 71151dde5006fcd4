import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { writeSvg, writeWithSpans } from '../../model/text/writeSvg.ts'
import { SvgError } from '../../model/text/xml.ts'
import { takeSource } from '../../state/takeSource.ts'
import { usePartEditor } from '../usePartEditor.ts'
import { createSourceEditor, type SourceEditor } from './sourceEditor.ts'

/** Debounce delay in milliseconds before the typed source is read. */
const pause = 180

/** The source beside the drawing, synchronised in both directions. */
export function SourcePanel() {
  const { editor, labels } = usePartEditor()
  const { atoms, atomStore, store } = editor
  const name = useId()
  const host = useRef<HTMLDivElement>(null)
  const text = useRef<SourceEditor>(undefined)
  const [problem, setProblem] = useState<SvgError>()
  const panel = useAtomValue(atoms.panel)

  useEffect(() => {
    if (!host.current) return undefined
    /** The source that was typed and not read yet. */
    let typed: string | undefined
    let typing: ReturnType<typeof setTimeout> | undefined
    let drawing: ReturnType<typeof setTimeout> | undefined
    let own = false
    /** The source last shared with the drawing. */
    let known = writeSvg(store.drawing())

    /** Marks the selected node, if the text matches the drawing. */
    const mark = () => {
      if (atomStore.get(atoms.unread) !== undefined) return
      const span = writeWithSpans(store.drawing()).spans.get(editor.current().id)
      text.current?.mark({ current: span })
      if (span && atomStore.get(atoms.panel) !== 'source') text.current?.show(span.from)
    }
    const refresh = () => {
      const source = writeSvg(store.drawing())
      // Folding does not change the source, so the unread text stays.
      if (source === known && atomStore.get(atoms.unread) !== undefined) return
      known = source
      atomStore.set(atoms.unread, undefined)
      setProblem(undefined)
      text.current?.setText(source)
      mark()
    }
    const read = (source: string) => {
      clearTimeout(typing)
      typed = undefined
      try {
        own = true
        takeSource(editor.store, source)
        known = source
        atomStore.set(atoms.unread, undefined)
        setProblem(undefined)
        mark()
      } catch (error) {
        if (!(error instanceof SvgError)) throw error
        // The drawing stays unchanged until the source can be read again.
        atomStore.set(atoms.unread, source)
        setProblem(error)
        text.current?.mark({ fault: error.at })
      } finally {
        own = false
      }
    }
    const selectAt = (caret: number) => {
      if (atomStore.get(atoms.unread) !== undefined) return
      const { text: source, spans } = writeWithSpans(store.drawing())
      // In the indentation of a line the caret counts for the node that follows.
      const at = caret + (/^[ \t]*(?=\S)/.exec(source.slice(caret))?.[0].length ?? 0)
      const begins = /(?:^|\n)[ \t]*$/.test(source.slice(0, caret))
      const meant = begins ? at : caret
      let best: string | undefined
      let size = Infinity
      for (const [id, { from, to }] of spans) {
        if (meant >= from && meant <= to && to - from < size) {
          best = id
          size = to - from
        }
      }
      const id = best
      if (id !== undefined && id !== editor.current().id) editor.tree.go(id)
    }

    const readTyped = () => {
      if (typed !== undefined) read(typed)
    }
    const write = (source: string) => {
      typed = source
      clearTimeout(typing)
      typing = setTimeout(readTyped, pause)
    }
    const later = (task: () => void) => () => {
      if (own) return
      clearTimeout(drawing)
      drawing = setTimeout(task, 60)
    }
    let changed = false
    const follow = () => {
      if (changed) refresh()
      else mark()
      changed = false
    }
    const ends = [
      store.subscribe(() => {
        if (!own) changed = true
        later(follow)()
      }),
      atomStore.sub(atoms.selection, later(follow)),
      editor.beforeFlush.add(readTyped),
    ]

    text.current = createSourceEditor(host.current, labels.source, write, selectAt)
    const unread = atomStore.get(atoms.unread)
    text.current.setText(unread ?? known)
    if (unread === undefined) mark()
    else read(unread)
    if (atomStore.get(atoms.panel) === 'source') text.current.focus()
    return () => {
      readTyped()
      clearTimeout(drawing)
      for (const end of ends) end()
      text.current?.end()
      text.current = undefined
      store.endStep()
    }
  }, [editor, atoms, atomStore, store, labels.source])

  useEffect(() => {
    if (panel === 'source') text.current?.focus()
  }, [panel])

  return (
    <section className="svg-editor-panel svg-editor-source" data-panel="source" aria-labelledby={name}>
      <header className="svg-editor-panel-head">
        <Legend id={name}>{labels.source}</Legend>
        {problem && (
          <span className="svg-editor-problem" role="alert">
            {labels.sourceProblem(
              labels[`svg.${problem.problem}`](problem.detail),
              problem.line,
              problem.column,
            )}
          </span>
        )}
      </header>
      <div ref={host} className="svg-editor-source-text" data-focus="source" />
    </section>
  )
}
