/** The shapes that can be drawn. */
const shapeTypes = ['rect', 'line', 'polyline', 'circle', 'ellipse', 'polygon', 'path'] as const

/** The types the add menu offers. */
export const addableTypes = ['group', ...shapeTypes, 'text'] as const

/** Elements that hold others and are named in a file as they are here. */
const holderTypes = ['defs', 'symbol', 'a', 'clipPath', 'mask', 'switch', 'pattern', 'marker'] as const
const gradientTypes = ['linearGradient', 'radialGradient'] as const

/**
 * What the editor understands, those of the specification first; `locked` is everything else in a file.
 */
export const knownTypes = ['svg', ...addableTypes, 'tspan', ...holderTypes, ...gradientTypes, 'stop'] as const

export type AddableType = (typeof addableTypes)[number]
export type KnownType = (typeof knownTypes)[number]
export type NodeType = KnownType | 'locked'

/** What a file calls an element of the type. */
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

/** Whether new elements may be put into it. */
export const isContainer = (type: NodeType) => containers.has(type)
export const isShape = (type: NodeType) => shapes.has(type)
/** Whether it holds words. */
export const isTextual = (type: NodeType) => type === 'text' || type === 'tspan'
export const isGradient = (type: NodeType) => gradients.has(type)
/** Whether it is used by others and not drawn where it stands. */
export const isUndrawn = (type: NodeType) => undrawn.has(type)
/** Whether it is written with an end tag even where it is empty. */
export const hasEnd = (type: NodeType) => isContainer(type) || isTextual(type) || isGradient(type)
