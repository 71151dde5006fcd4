import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { attribute, type SvgNode } from '../../model/document/svgNode.ts'
import { fieldsOf, type Field, type FieldSection } from '../../model/edit/fields.ts'
import { parsePath } from '../../model/path/pathData.ts'
import { useEditor } from '../EditorContext.ts'
import { AttributeName } from './AttributeName.tsx'
import { FieldInput } from './FieldInput.tsx'
import { PaintField } from './PaintField.tsx'
import { TypeMark } from '../tree/TypeMark.tsx'
import { useCurrentNode } from '../useNode.ts'
import { useShortcuts } from '../keys/usePossible.ts'

/** Entries of a long path or list that are rendered before and after the current one. */
const reach = 20

const sections: readonly FieldSection[] = ['points', 'path', 'shape', 'paint', 'more']

/** Time without a key after which the numbers follow a gesture, in milliseconds. */
const pause = 150

/** The value once it has not changed for a while; the newest unless `waits`. */
function useSettled<T>(newest: T, waits: boolean): T {
  const [settled, setSettled] = useState(newest)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(newest), waits ? pause : 0)
    return () => clearTimeout(timer)
  }, [newest, waits])
  return waits ? settled : newest
}

/** The fields of the current node. */
export function FormPanel() {
  const { editor, labels } = useEditor()
  const newest = useCurrentNode()
  const isMoving = useAtomValue(editor.atoms.isMoving)
  const wanted = useAtomValue(editor.atoms.field)
  const selected = useAtomValue(editor.atoms.selection)
  const panel = useAtomValue(editor.atoms.panel)
  // While a gesture runs from the tree, the numbers wait for a pause: rendering them would delay the next key.
  const late = useSettled(newest, isMoving && panel === 'tree')
  const node = late?.id === newest?.id ? late : newest
  const shortcuts = useShortcuts('form')
  const name = useId()
  const body = useRef<HTMLDivElement>(null)
  /** Id of the node that the scroll position belongs to. */
  const read = useRef<string>(undefined)

  // Another node is shown from its top; on a small screen once the form is visible.
  useLayoutEffect(() => {
    const element = body.current
    if (!element || read.current === node?.id || element.clientHeight === 0) return
    read.current = node?.id
    element.scrollTop = 0
  })

  useEffect(() => {
    if (panel !== 'form' || wanted === '') return
    const field = body.current?.querySelector('.svg-editor-field[data-current] input')
    field?.closest('.svg-editor-paint, .svg-editor-field')?.scrollIntoView({ block: 'nearest' })
  }, [wanted, panel])

  if (!node) return null
  const fields = fieldsOf(node)
  const current = fields.find(({ key }) => key === wanted)?.key ?? fields[0]?.key ?? ''
  return (
    <section className="svg-editor-panel svg-editor-form" data-panel="form" aria-labelledby={name}>
      <header className="svg-editor-panel-head">
        <Legend id={name}>{labels.form}</Legend>
        <span className="svg-editor-form-id">
          <TypeMark type={node.type} />
          {selected.length > 1 ? labels.selectedCount(selected.length) : node.id}
        </span>
      </header>
      <div
        ref={body}
        className="svg-editor-fields"
        role="group"
        tabIndex={-1}
        data-focus="form"
        data-node={node.id}
        aria-keyshortcuts={shortcuts}
        aria-label={labels.formOf(node.id)}
      >
        {node.type === 'locked' && fields.length === 0 && <Locked node={node} />}
        <Sections node={node} current={current} />
        <AttributeName node={node} />
        <PathWarning node={node} />
      </div>
    </section>
  )
}

/** All sections; rendered only when the node or its current field changes. */
const Sections = memo(function Sections({ node, current }: { node: SvgNode; current: string }) {
  const fields = fieldsOf(node)
  return sections.map((section) => (
    <Section
      key={section}
      section={section}
      fields={fields.filter((field) => field.section === section)}
      node={node}
      current={current}
    />
  ))
})

function Section({
  section,
  fields,
  node,
  current,
}: {
  section: FieldSection
  fields: readonly Field[]
  node: SvgNode
  current: string
}) {
  const { labels } = useEditor()
  if (fields.length === 0) return null
  return (
    <div className="svg-editor-section" data-section={section}>
      <Legend>{labels[`section.${section}`]}</Legend>
      {section === 'path' || section === 'points' ? (
        <Entries fields={fields} node={node} current={current} />
      ) : (
        fields.map((field) =>
          field.kind === 'paint' ? (
            <PaintField key={field.key} field={field} node={node} current={field.key === current} />
          ) : (
            <FieldInput key={field.key} field={field} node={node} current={field.key === current} />
          ),
        )
      )}
    </div>
  )
}

/** Commands of a path or points of a list: one row each. */
function Entries({ fields, node, current }: { fields: readonly Field[]; node: SvgNode; current: string }) {
  const { editor, labels } = useEditor()
  const entries = new Map<number, Field[]>()
  for (const field of fields) {
    const entry = entries.get(field.index ?? 0)
    if (entry) entry.push(field)
    else entries.set(field.index ?? 0, [field])
  }
  const now = fields.find(({ key }) => key === current)?.index ?? 0
  const [from, to] = [Math.max(0, now - reach), Math.min(entries.size, now + reach + 1)]
  return (
    <>
      {from > 0 && <p className="svg-editor-more">{labels.moreBefore(from)}</p>}
      <ol className="svg-editor-entries" start={from + 1}>
        {[...entries].slice(from, to).map(([index, own]) => (
          <li key={index} className="svg-editor-entry" data-current={index === now || undefined}>
            <button
              type="button"
              tabIndex={-1}
              className="svg-editor-entry-mark"
              title={labels.entryOf(index + 1, own[0]?.command)}
              onClick={() => editor.atomStore.set(editor.atoms.field, own[0]?.key ?? '')}
            >
              {own[0]?.command ?? index + 1}
            </button>
            <span className="svg-editor-entry-fields">
              {own
                .filter(({ kind }) => kind !== 'text')
                .map((field) => (
                  <FieldInput
                    key={field.key}
                    field={field}
                    node={node}
                    current={field.key === current}
                    small
                  />
                ))}
            </span>
          </li>
        ))}
      </ol>
      {to < entries.size && <p className="svg-editor-more">{labels.moreAfter(entries.size - to)}</p>}
    </>
  )
}

function Locked({ node }: { node: SvgNode }) {
  const { labels } = useEditor()
  return (
    <div className="svg-editor-locked">
      <p>{labels.lockedText}</p>
      <textarea aria-label={labels.source} rows={12} readOnly spellCheck={false} value={node.raw} />
    </div>
  )
}

function PathWarning({ node }: { node: SvgNode }) {
  const { labels } = useEditor()
  const { errorAt } = parsePath(node.type === 'path' ? (attribute(node, 'd') ?? '') : '')
  return errorAt === undefined ? null : <p className="svg-editor-problem">{labels.pathBroken(errorAt + 1)}</p>
}
