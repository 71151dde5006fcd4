import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { writeWithSpans } from '../model/writeSvg.ts'
import { SvgError } from '../model/xml.ts'
import type { Commands } from '../state/commands.ts'
import { useEditor } from './EditorContext.ts'
import { useAllLabels } from './useAllLabels.ts'
import type { SourceEditor } from './sourceEditor.ts'

/** Milliseconds after the last key before the source is read. */
const pause = 180

/** The source beside the drawing: what is written is drawn, what is chosen is shown. */
export function SourcePanel() {
  const { editor } = useEditor()
  const labels = useAllLabels()
  const { atoms, jot, store } = editor
  const name = useId()
  const host = useRef<HTMLDivElement>(null)
  const text = useRef<SourceEditor>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [problem, setProblem] = useState<SvgError>()
  const panel = useAtomValue(atoms.panel)

  useEffect(() => {
    let ended = false
    let typing: ReturnType<typeof setTimeout> | undefined
    let drawing: ReturnType<typeof setTimeout> | undefined
    let own = false
    let ends: Array<() => void> = []

    const refresh = () => {
      const { text: source, spans } = writeWithSpans(store.drawing())
      text.current?.setText(source)
      const span = spans.get(editor.session.present().id)
      if (span && jot.get(atoms.panel) !== 'source') text.current?.show(span.from, span.from)
      setProblem(undefined)
    }
    const read = (source: string, { file }: Commands) => {
      try {
        own = true
        file.takeSource(source)
        setProblem(undefined)
      } catch (error) {
        // The drawing stays as it is until the source can be read again.
        if (error instanceof SvgError) setProblem(error)
      } finally {
        own = false
      }
    }
    const chooseAt = (caret: number) => {
      const { spans } = writeWithSpans(store.drawing())
      let best: string | undefined
      let size = Infinity
      for (const [id, { from, to }] of spans) {
        if (caret >= from && caret <= to && to - from < size) {
          best = id
          size = to - from
        }
      }
      const id = best
      if (id !== undefined && id !== editor.session.present().id) editor.act(({ tree }) => tree.go(id))
    }

    void import('./sourceEditor.ts').then(
      ({ createSourceEditor }) => {
        if (ended || !host.current) return
        text.current = createSourceEditor(
          host.current,
          labels.source,
          (source) => {
            clearTimeout(typing)
            typing = setTimeout(() => editor.act((commands) => read(source, commands)), pause)
          },
          chooseAt,
        )
        refresh()
        const later = () => {
          if (own) return
          clearTimeout(drawing)
          drawing = setTimeout(refresh, 60)
        }
        ends = [store.subscribe(later), jot.sub(atoms.chosen, later)]
        setState('ready')
        if (jot.get(atoms.panel) === 'source') text.current.focus()
      },
      () => setState('failed'),
    )
    return () => {
      ended = true
      clearTimeout(typing)
      clearTimeout(drawing)
      for (const end of ends) end()
      text.current?.end()
      text.current = undefined
      store.seal()
    }
  }, [editor, atoms, jot, store, labels.source])

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
      {state !== 'ready' && (
        <p className="svg-editor-empty">{state === 'failed' ? labels.sourceFailed : labels.loading}</p>
      )}
      <div ref={host} className="svg-editor-source-text" data-focus="source" />
    </section>
  )
}
