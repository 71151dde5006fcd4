import type { Attribute } from '../document/svgNode.ts'
import { unescape } from './entities.ts'
import type { Token } from './xml.ts'

// What of a file may be shown. The file itself keeps everything: this decides only what reaches the page.

const elements = new Set(
  (
    'svg g defs symbol use switch title desc rect line polyline circle ellipse polygon path text tspan ' +
    'textPath image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
    'feMerge feMergeNode feMorphology feOffset feDropShadow feTurbulence feSpecularLighting feDiffuseLighting ' +
    'fePointLight feSpotLight feDistantLight feConvolveMatrix feDisplacementMap feTile feImage style a'
  ).split(' '),
)

/** Presentation properties, which may stand as attributes and in styles. */
const properties = new Set(
  (
    'alignment-baseline baseline-shift clip-path clip-rule color color-interpolation ' +
    'color-interpolation-filters direction display dominant-baseline fill fill-opacity fill-rule filter ' +
    'flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant ' +
    'font-weight letter-spacing marker marker-end marker-mid marker-start mask mix-blend-mode opacity ' +
    'overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width ' +
    'text-anchor text-decoration text-rendering transform transform-origin unicode-bidi vector-effect ' +
    'visibility white-space word-spacing writing-mode isolation mask-type lighting-color glyph-orientation-vertical ' +
    'text-orientation font-kerning font-feature-settings font-variant-caps image-rendering'
  ).split(' '),
)

const geometry = new Set(
  (
    'id class x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points d pathLength dx dy rotate ' +
    'textLength lengthAdjust viewBox preserveAspectRatio gradientUnits gradientTransform spreadMethod ' +
    'offset patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits ' +
    'markerWidth markerHeight markerUnits refX refY orient filterUnits primitiveUnits in in2 result mode ' +
    'type values operator k1 k2 k3 k4 radius stdDeviation edgeMode tableValues slope intercept amplitude ' +
    'exponent startOffset method spacing side systemLanguage xml:space baseFrequency numOctaves seed ' +
    'stitchTiles surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength azimuth ' +
    'elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle z order kernelMatrix divisor bias targetX ' +
    'targetY preserveAlpha scale xChannelSelector yChannelSelector clip color-rendering'
  ).split(' '),
)

export const mayShowElement = (name: string) => elements.has(name)
/** Geometry that CSS may set too. */
const styledGeometry = new Set('x y cx cy r rx ry width height d transform-box'.split(' '))

/** Whether a declaration may be shown: a presentation property, geometry, or a variable. */
export const mayStyle = (name: string) =>
  properties.has(name) || styledGeometry.has(name) || name.startsWith('--')
export const mayShowAttribute = (name: string) => geometry.has(name) || properties.has(name)

/**
 * Whether a value refers to nothing outside: no address but one within the document, and none of the
 * functions that load. A backslash could hide either.
 */
export function staysInside(value: string) {
  if (/\\|@import|expression\s*\(|(?:image|image-set|cross-fade|src|attr|element|paint)\s*\(/i.test(value))
    return false
  return !value
    .replaceAll(/url\(\s*(["']?)#[^"')\s]*\1\s*\)/gi, '')
    .toLowerCase()
    .includes('url(')
}

/** The id a reference within the document means. */
export const localReference = (value: string) => /^#([^\s]+)$/.exec(value.trim())?.[1]

const picture = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml)(?:;[\w=+.-]+)*,/i

/** Pictures may be shown when they lie in the file itself: as pictures they neither run nor load anything. */
export const isPicture = (value: string) => picture.test(value.trim())

const outside = /^\s*(?:https?:|\/\/)/i
const loads = /url\(\s*["']?(?:https?:|\/\/|data:)/i
/** Elements that draw nothing: what they say is kept and not missed in the picture. */
const undrawn = /^(?:metadata|title|desc|style)$|^(?!svg:)[\w.-]+:/

/** What a file holds that is kept but never shown or run, by name; for a notice. */
export function createInspector() {
  const found = new Set<string>()
  let undeclared: string | undefined
  let prefix: string | undefined
  const declared = new Set<string>()

  function seeElement(name: string, attributes: readonly Attribute[]) {
    // The first element is the root: its prefix stands before every name.
    prefix ??= name.slice(0, name.indexOf(':') + 1)
    const local = name.startsWith(prefix) ? name.slice(prefix.length) : name
    if (!mayShowElement(local) && !undrawn.test(local)) found.add(`<${local}>`)
    for (const { name: key, raw } of attributes) {
      if (key.startsWith('xmlns:')) declared.add(key.slice(6))
      if (key.startsWith('xlink:') && !declared.has('xlink')) undeclared = 'xlink'
      if (/^on[a-z]/i.test(key)) found.add('on…')
      const value = unescape(raw)
      if (/^\s*javascript\s*:/i.test(value)) found.add('javascript:')
      if (/(?:^|:)href$/.test(key) && (outside.test(value) || !mayLink(local, value))) found.add('href')
      if (loads.test(value) && !key.endsWith('href')) found.add('url()')
    }
  }

  return {
    see: (token: Token, text: string) => {
      if (token.kind === 'open') seeElement(token.name, token.attributes)
      else if (token.kind === 'doctype' || token.kind === 'comment' || token.kind === 'instruction') return
      else if (token.kind !== 'close' && loads.test(text.slice(token.start, token.end))) found.add('url()')
    },
    /** What is not shown, by name. */
    hidden: (): readonly string[] => [...found],
    /** A prefix that the file uses and does not declare. */
    undeclared: () => undeclared,
  }
}

export type Inspector = ReturnType<typeof createInspector>

/** Whether a reference of an element may be followed: into the document, or to a picture in the file. */
const mayLink = (element: string, value: string) =>
  element === 'a' || localReference(value) !== undefined || (element === 'image' && isPicture(value))

/** More copies than this are not drawn: nested `use` elements double with every level. */
export const mostCopies = 5000

/** Patterns nested deeper than this are not drawn. */
export const mostPatterns = 3
