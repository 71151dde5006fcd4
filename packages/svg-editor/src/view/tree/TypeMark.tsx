import type { NodeType } from '../../model/document/nodeTypes.ts'

/** Small type marks on a 16-unit grid: the shape itself, drawn once. */
const marks: Record<NodeType, string> = {
  svg: 'M2.5 2.5h11v11h-11zM2.5 5.5h11M5.5 2.5v11',
  group: 'M2.5 5V2.5H5m6 0h2.5V5m0 6v2.5H11m-6 0H2.5V11M6 6h4v4H6z',
  rect: 'M2.5 4.5h11v7h-11z',
  line: 'm3 13 10-10',
  polyline: 'm2 12 4-7 4 5 4-7',
  circle: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z',
  ellipse: 'M8 4.5c3.3 0 6 1.6 6 3.5s-2.7 3.5-6 3.5-6-1.6-6-3.5 2.7-3.5 6-3.5Z',
  polygon: 'm8 2.5 5.5 4-2 6.5h-7l-2-6.5z',
  path: 'M2.5 12C2.5 4 8 4 8 8s5.500 4 5.500-4',
  locked: 'M4 7.500h8v6H4zM5.800 7.500V5.200a2.200 2.200 0 0 1 4.400 0v2.300',
}

/** What kind of node it is, at a glance. */
export function TypeMark({ type }: { type: NodeType }) {
  return (
    <svg className="svg-editor-mark" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={marks[type]} />
    </svg>
  )
}
