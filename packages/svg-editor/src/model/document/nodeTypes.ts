/** The shapes that can be drawn. */
const shapeTypes = ['rect', 'line', 'polyline', 'circle', 'ellipse', 'polygon', 'path'] as const

export type ShapeType = (typeof shapeTypes)[number]

/** The types the add menu offers. */
export const addableTypes = ['group', ...shapeTypes] as const

/** What the editor understands, in the order of the specification; `locked` is everything else in a file. */
export const knownTypes = ['svg', ...addableTypes] as const

export type AddableType = (typeof addableTypes)[number]
export type KnownType = (typeof knownTypes)[number]
export type NodeType = KnownType | 'locked'

/** What a file calls an element of the type. */
export const elementName = (type: KnownType) => (type === 'group' ? 'g' : type)

const typesByElement = new Map<string, KnownType>(knownTypes.map((type) => [elementName(type), type]))

export const typeOfElement = (name: string): NodeType => typesByElement.get(name) ?? 'locked'

/** Whether new elements may be put into it. */
export const isContainer = (type: NodeType) => type === 'svg' || type === 'group'
export const isShape = (type: NodeType): type is ShapeType => shapeTypes.some((shape) => shape === type)
