/** The shapes that can be drawn. */
const shapeTypes = ['rect', 'line', 'polyline', 'circle', 'ellipse', 'polygon', 'path'] as const

export type ShapeType = (typeof shapeTypes)[number]

/** What the editor understands, in the order of the specification; `locked` is everything else in a file. */
export type KnownType = 'svg' | 'group' | ShapeType
export type NodeType = KnownType | 'locked'

/** The types the add menu offers. */
export type AddableType = Exclude<KnownType, 'svg'>

const elementNames: Record<KnownType, string> = {
  svg: 'svg',
  group: 'g',
  rect: 'rect',
  line: 'line',
  polyline: 'polyline',
  circle: 'circle',
  ellipse: 'ellipse',
  polygon: 'polygon',
  path: 'path',
}

export const knownTypes = Object.keys(elementNames) as readonly KnownType[]

const typesByElement = new Map<string, KnownType>(knownTypes.map((type) => [elementNames[type], type]))

export const elementName = (type: KnownType) => elementNames[type]
export const typeOfElement = (name: string): NodeType => typesByElement.get(name) ?? 'locked'

/** Whether new elements may be put into it. */
export const isContainer = (type: NodeType) => type === 'svg' || type === 'group'
export const isShape = (type: NodeType): type is ShapeType => shapeTypes.some((shape) => shape === type)
