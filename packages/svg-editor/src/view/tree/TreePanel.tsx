import { Legend } from '@kleinzeug/ui'
import { useAtomValue } from 'jotai'
import { memo, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { attribute, contentOf, type SvgNode } from '../../model/document/svgNode.ts'
import { visibleRows, type Row } from '../../state/visibleRows.ts'
import { hasFixed, isHidden } from '../../model/edit/visibility.ts'
import { useEditor } from '../EditorContext.ts'
import { FindField } from './FindField.tsx'
import { quoted } from './quoted.ts'
import { TypeMark } from './TypeMark.tsx'
import { useShortcuts } from '../keys/usePossible.ts'
import { useNode } from '../useNode.ts'

/** Rows rendered beyond each end of the visible range. */
const margin = 8
/** Rows rendered before the panel's height is known, as on a server. */
const firstRows = 30

/** The drawing as an ARIA tree; only rows near the visible range are rendered. */
export function TreePanel() {
  const { editor, labels } = useEditor()
  const { atoms, store } = editor
  const structure = useAtomValue(atoms.structure)
  const selected = useAtomValue(atoms.selection)
  const list = useRef<HTMLDivElement>(null)
  const name = useId()
  const [sight, setSight] = useState({ top: 0, height: 0, row: 32 })
  // Rows are rebuilt only when nodes are added, removed, moved or folded.
  const rows = useMemo(() => (structure < 0 ? [] : visibleRows(store.drawing())), [store, structure])
  const shortcuts = useShortcuts('tree')
  const find = useAtomValue(atoms.find)
  const current = selected.at(-1)
  const at = rows.findIndex(({ id }) => id === current)

  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const measure = () => {
      const row = Number.parseFloat(getComputedStyle(element).getPropertyValue('--svg-editor-row')) || 32
      setSight({ top: element.scrollTop, height: element.clientHeight, row })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  // Pointer only: a click selects, one on the mark folds. The key table does the same by key.
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const press = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : undefined
      const id = target?.closest<HTMLElement>('[data-row]')?.dataset['row']
      const node = id === undefined ? undefined : store.get(id)
      if (!node) return
      const folds = target?.closest('[data-state="open"], [data-state="closed"]')
      const more = event.shiftKey || event.ctrlKey || event.metaKey
      const { place, tree } = editor
      if (editor.atomStore.get(editor.atoms.gesture)) place.finish()
      if (folds) tree.fold(node.id, !node.expanded)
      else if (more) tree.toggle(node.id)
      else tree.go(node.id)
      editor.focus('tree')
    }
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [editor, store])

  // Scrolls the current row into view, as `aria-activedescendant` needs it rendered.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || at < 0 || sight.height === 0) return
    const top = at * sight.row
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + sight.row > element.scrollTop + sight.height) {
      element.scrollTop = top + sight.row - sight.height
    }
  }, [at, sight.height, sight.row])

  const start = sight.height === 0 ? 0 : Math.max(0, Math.floor(sight.top / sight.row) - margin)
  const count = sight.height === 0 ? firstRows : Math.ceil(sight.height / sight.row) + 2 * margin
  const end = Math.min(rows.length, start + count)
  const drawn = rows.slice(start, end)
  const drawsCurrent = drawn.some(({ id }) => id === current)

  return (
    <section className="svg-editor-panel svg-editor-tree" data-panel="tree" aria-labelledby={name}>
      <header className="svg-editor-panel-head">
        <Legend id={name}>{labels.tree}</Legend>
        {find ? <FindField find={find} /> : <Legend aria-hidden="true">{rows.length}</Legend>}
      </header>
      <div
        ref={list}
        className="svg-editor-rows"
        role="tree"
        tabIndex={0}
        data-focus="tree"
        aria-labelledby={name}
        aria-multiselectable="true"
        aria-keyshortcuts={shortcuts}
        aria-activedescendant={drawsCurrent ? `${name}-${current}` : undefined}
      >
        <Spacer height={start * sight.row} />
        {drawn.map((row) => (
          <TreeRow
            key={row.id}
            row={row}
            prefix={name}
            selected={selected.includes(row.id)}
            current={row.id === current}
          />
        ))}
        <Spacer height={(rows.length - end) * sight.row} />
      </div>
    </section>
  )
}

/** Fills the height of rows not rendered. Script sets it, as the CSP forbids style attributes. */
function Spacer({ height }: { height: number }) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (ref.current) ref.current.style.height = `${height}px`
  }, [height])
  return <div ref={ref} role="presentation" />
}

/** The name that the file gives a node. */
function nameIn(node: SvgNode) {
  const content = contentOf(node)
  if (content !== undefined) return quoted(content.trim().slice(0, 24))
  if (node.type === 'locked') {
    const element = /^<([\w:.-]+)/.exec(node.raw)?.[1]
    return element ? `<${element}>` : node.raw.trim().slice(0, 24)
  }
  return attribute(node, 'inkscape:label') ?? attribute(node, 'id') ?? attribute(node, 'class') ?? ''
}

const TreeRow = memo(function TreeRow({
  row,
  prefix,
  selected,
  current,
}: {
  row: Row
  prefix: string
  selected: boolean
  current: boolean
}) {
  const { labels } = useEditor()
  const node = useNode(row.id)
  if (!node) return null
  const parent = node.children.length > 0
  const name = nameIn(node)
  return (
    <div
      id={`${prefix}-${row.id}`}
      className="svg-editor-row"
      role="treeitem"
      tabIndex={-1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={selected}
      aria-expanded={parent ? node.expanded : undefined}
      data-current={current || undefined}
      data-row={row.id}
      data-type={node.type}
      data-hidden={isHidden(node) || undefined}
      data-fixed={hasFixed(node) || undefined}
    >
      {Array.from({ length: Math.min(12, row.level - 1) }, (_, level) => (
        <span key={level} className="svg-editor-indent" />
      ))}
      <span className="svg-editor-fold" data-state={parent ? (node.expanded ? 'open' : 'closed') : 'none'} />
      <TypeMark type={node.type} />
      <span className="svg-editor-row-id">{node.id}</span>{' '}
      {name !== '' && <span className="svg-editor-row-name">{name}</span>}
      {isHidden(node) && <span className="svg-editor-row-state">{labels.hidden}</span>}
      {hasFixed(node) && <span className="svg-editor-row-state">{labels.fixed}</span>}
      {node.type === 'locked' && <span className="ui-visually-hidden"> {labels.locked}</span>}
    </div>
  )
})
