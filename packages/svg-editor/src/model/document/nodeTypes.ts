/** The shapes that can be drawn. */
const shapeTypes = ['rect', 'line', 'polyline', 'circle', 'ellipse', 'polygon', 'path'] as const

/** The types the add menu offers. */
export const addableTypes = ['group', ...shapeTypes, 'text'] as const

/** Containers whose type has the same name as their element in the file. */
const holderTypes = ['defs', 'symbol', 'a', 'clipPath', 'mask', 'switch', 'pattern', 'marker'] as const
const gradientTypes = ['linearGradient', 'radialGradient'] as const

/**
 * The types the editor can edit, those of the specification first; everything else in a file is `locked`.
 */
export const knownTypes = ['svg', ...addableTypes, 'tspan', ...holderTypes, ...gradientTypes, 'stop'] as const

export type AddableType = (typeof addableTypes)[number]
export type KnownType = (typeof knownTypes)[number]
export type NodeType = KnownType | 'locked'

/** The SVG element name of a type. */
export const elementName = (type: KnownType) => (type === 'group' ? 'g' : type)

const typesByElement = new Map<string, KnownType>(knownTypes.map((type) => [elementName(type), type]))
const shapes = new Set<NodeType>(shapeTypes)
const containers = new Set<NodeType>(['svg', 'group', ...holderTypes])
const gradients = new Set<NodeType>(gradientTypes)
const undrawn = new Set<NodeType>([
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'pattern',
  'marker',
  ...gradientTypes,
  'stop',
])

export const typeOfElement = (name: string): NodeType => typesByElement.get(name) ?? 'locked'

/** Whether new elements may be inserted into a node of the type. */
export const isContainer = (type: NodeType) => containers.has(type)
export const isShape = (type: NodeType) => shapes.has(type)
/** Whether a node of the type has text content. */
export const isTextual = (type: NodeType) => type === 'text' || type === 'tspan'
export const isGradient = (type: NodeType) => gradients.has(type)
/** Whether a node of the type is a definition: drawn only where another element references it. */
export const isUndrawn = (type: NodeType) => undrawn.has(type)
/** Whether a node of the type is written with an end tag even when it is empty. */
export const hasEnd = (type: NodeType) => isContainer(type) || isTextual(type) || isGradient(type)
