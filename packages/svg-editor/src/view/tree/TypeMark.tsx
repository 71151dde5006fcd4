import type { NodeType } from '../../model/document/nodeTypes.ts'

/** Icons of the node types on a 16-unit grid. */
const marks: Partial<Record<NodeType, string>> = {
  svg: 'M2.5 2.5h11v11h-11zM2.5 5.5h11M5.5 2.5v11',
  group: 'M2.5 5V2.5H5m6 0h2.5V5m0 6v2.5H11m-6 0H2.5V11M6 6h4v4H6z',
  rect: 'M2.5 4.5h11v7h-11z',
  line: 'm3 13 10-10',
  polyline: 'm2 12 4-7 4 5 4-7',
  circle: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11Z',
  ellipse: 'M8 4.5c3.3 0 6 1.6 6 3.5s-2.7 3.5-6 3.5-6-1.6-6-3.5 2.7-3.5 6-3.5Z',
  polygon: 'm8 2.5 5.5 4-2 6.5h-7l-2-6.5z',
  path: 'M2.5 12C2.5 4 8 4 8 8s5.500 4 5.500-4',
  text: 'M3 5V3h10v2M8 3v10m-2 0h4',
  tspan: 'M4.500 6.500v-1h7v1M8 5.500v6',
  a: 'M7 9a2.500 2.500 0 0 0 3.600 0l2-2a2.500 2.500 0 0 0-3.600-3.600l-1 1M9 7a2.500 2.500 0 0 0-3.600 0l-2 2A2.500 2.500 0 0 0 7 12.600l1-1',
  linearGradient: 'M2.500 4.500h11v7h-11zM5 4.500v7M7 4.500v7M10 4.500v7',
  radialGradient: 'M8 2.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11ZM8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  stop: 'M8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  locked: 'M4 7.500h8v6H4zM5.800 7.500V5.200a2.200 2.200 0 0 1 4.400 0v2.300',
}

/** Icon of definitions, symbols, masks and the like. */
const holder = 'M2.500 4.500h4l1 1.500h6v6.500h-11z'

/** The icon of a node type. */
export function TypeMark({ type }: { type: NodeType }) {
  return (
    <svg className="svg-editor-mark" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={marks[type] ?? holder} />
    </svg>
  )
}
