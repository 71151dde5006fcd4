import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeSvg, writeWithSpans } from '../../model/text/writeSvg.ts'
import { SvgError } from '../../model/text/xml.ts'
import type { Commands } from '../../state/commands.ts'
import { useEditor } from '../EditorContext.ts'
import { useAllLabels } from '../useAllLabels.ts'
import { plainSource } from '../plainSource.ts'
import type { SourceEditor } from './sourceEditor.ts'

type CreateSourceEditor = typeof import('./sourceEditor.ts').createSourceEditor

/** Milliseconds after the last key before the source is read. */
const pause = 180

/** The source beside the drawing: what is written is drawn, what is chosen is shown. */
export function SourcePanel() {
  const { editor } = useEditor()
  const labels = useAllLabels()
  const { atoms, jot, store } = editor
  const name = useId()
  const host = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const text = useRef<SourceEditor>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [problem, setProblem] = useState<SvgError>()
  const panel = useAtomValue(atoms.panel)

  useEffect(() => {
    let ended = false
    let typing: ReturnType<typeof setTimeout> | undefined
    let drawing: ReturnType<typeof setTimeout> | undefined
    let own = false
    /** The drawing as text, when it last came in here. */
    let known = writeSvg(store.drawing())

    /** Marks what is chosen, where the drawing says what the text says. */
    const mark = () => {
      if (jot.get(atoms.unread) !== undefined) return
      const span = writeWithSpans(store.drawing()).spans.get(editor.session.present().id)
      text.current?.mark({ present: span })
      if (span && jot.get(atoms.panel) !== 'source') text.current?.show(span.from)
    }
    const refresh = () => {
      const source = writeSvg(store.drawing())
      // What is merely folded changes nothing in the text.
      if (source === known && jot.get(atoms.unread) !== undefined) return
      known = source
      jot.set(atoms.unread, undefined)
      setProblem(undefined)
      text.current?.setText(source)
      mark()
    }
    const read = (source: string, { file }: Commands) => {
      try {
        own = true
        file.takeSource(source)
        known = source
        jot.set(atoms.unread, undefined)
        setProblem(undefined)
        mark()
      } catch (error) {
        if (!(error instanceof SvgError)) throw error
        // The drawing stays as it is until the source can be read again.
        jot.set(atoms.unread, source)
        setProblem(error)
        text.current?.mark({ fault: error.at })
      } finally {
        own = false
      }
    }
    const chooseAt = (caret: number) => {
      if (jot.get(atoms.unread) !== undefined) return
      const { text: source, spans } = writeWithSpans(store.drawing())
      // In front of a node in its line one means that node.
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
      if (id !== undefined && id !== editor.session.present().id) editor.act(({ tree }) => tree.go(id))
    }

    const write = (source: string) => {
      clearTimeout(typing)
      typing = setTimeout(() => editor.act((commands) => read(source, commands)), pause)
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
      jot.sub(atoms.chosen, later(follow)),
    ]

    /** Marks in the text what there is to mark: what is chosen, or what cannot be read. */
    const markAll = () => {
      const unread = jot.get(atoms.unread)
      if (unread === undefined) mark()
      else editor.act((commands) => read(unread, commands))
    }
    const plain = area.current ? plainSource(area.current, write, chooseAt) : undefined
    plain?.setText(jot.get(atoms.unread) ?? known)
    text.current = plain
    markAll()

    const replacePlain = (create: CreateSourceEditor) => {
      if (ended || !host.current) return
      const full = create(host.current, labels.source, write, chooseAt)
      const hadFocus = area.current?.matches(':focus')
      // What was typed meanwhile goes on from where it was.
      full.setText(plain?.text() ?? known)
      full.show(plain?.caret() ?? 0)
      plain?.end()
      text.current = full
      markAll()
      // The field that has the focus goes, and this one can take it only once it is seen.
      flushSync(() => setState('ready'))
      if (hadFocus) full.focus()
    }
    void import('./sourceEditor.ts').then(
      ({ createSourceEditor }) => {
        if (!jot.get(atoms.busy)) return replacePlain(createSourceEditor)
        // Keys that stand in line are meant for the field that has the focus now.
        const stop = jot.sub(atoms.busy, () => {
          stop()
          replacePlain(createSourceEditor)
        })
        return ends.push(stop)
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
      {state === 'failed' && <p className="svg-editor-empty">{labels.sourceFailed}</p>}
      {state !== 'ready' && (
        <textarea
          ref={area}
          className="svg-editor-source-plain"
          data-focus="source"
          data-typing="source"
          aria-label={labels.source}
          spellCheck={false}
        />
      )}
      <div
        ref={host}
        className="svg-editor-source-text"
        data-focus={state === 'ready' ? 'source' : undefined}
        hidden={state !== 'ready'}
      />
    </section>
  )
}
