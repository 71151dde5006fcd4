import type { Attribute } from '../document/svgNode.ts'
import { unescape } from './entities.ts'
import type { Token } from './xml.ts'

// Allowlists for display. The file itself keeps everything: these decide only what reaches the page.

const elements = new Set(
  (
    'svg g defs symbol use switch title desc rect line polyline circle ellipse polygon path text tspan ' +
    'textPath image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
    'feMerge feMergeNode feMorphology feOffset feDropShadow feTurbulence feSpecularLighting feDiffuseLighting ' +
    'fePointLight feSpotLight feDistantLight feConvolveMatrix feDisplacementMap feTile feImage style a'
  ).split(' '),
)

/** Presentation properties, allowed as attributes and in styles. */
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
    'exponent startOffset method spacing side systemLanguage requiredExtensions ' +
    'requiredFeatures xml:space baseFrequency numOctaves seed stitchTiles surfaceScale diffuseConstant specularConstant specularExponent kernelUnitLength azimuth ' +
    'elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle z order kernelMatrix divisor bias targetX ' +
    'targetY preserveAlpha scale xChannelSelector yChannelSelector clip color-rendering'
  ).split(' '),
)

export const mayShowElement = (name: string) => elements.has(name)
/** Geometry properties that CSS may set. */
const styledGeometry = new Set('x y cx cy r rx ry width height d transform-box'.split(' '))

/** Whether a declaration is allowed: a presentation property, geometry, or a custom property. */
export const mayStyle = (name: string) =>
  properties.has(name) || styledGeometry.has(name) || name.startsWith('--')
export const mayShowAttribute = (name: string) => geometry.has(name) || properties.has(name)

/** A reference within the document. */
const localUrl = /url\(\s*(?:"#[^"')\s]*"|'#[^"')\s]*'|#[^"')\s]*)\s*\)/iy

/** Whether a value has no external reference, no function that loads, and no backslash, which could hide either. */
export function staysInside(value: string) {
  if (/\\|@import|expression\s*\(|(?:image|image-set|cross-fade|src|attr|element|paint)\s*\(/i.test(value))
    return false
  let rest = ''
  let end = 0
  for (const { index } of value.matchAll(/url\(/gi)) {
    if (index < end) continue
    localUrl.lastIndex = index
    if (!localUrl.test(value)) return false
    rest += value.slice(end, index)
    end = localUrl.lastIndex
  }
  // What is left must not form another one.
  return !(rest + value.slice(end)).toLowerCase().includes('url(')
}

/** The id that a reference within the document points to. */
export const localReference = (value: string) => /^#([^\s]+)$/.exec(value.trim())?.[1]

const picture = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|svg\+xml)(?:;[\w=+.-]+)*,/i

/** Whether a value is an embedded image: the browser shows one without running or loading anything. */
export const isPicture = (value: string) => picture.test(value.trim())

const outside = /^\s*(?:https?:|\/\/)/i
const loads = /url\(\s*(?:["']|&quot;|&apos;)?(?:https?:|\/\/|data:)/i
/** Elements that draw nothing, so that the notice need not name them. */
const undrawn = /^(?:metadata|title|desc|style)$|^(?!svg:)[\w.-]+:/

/** Collects for a notice the names of what a file contains but the editor never shows or runs. */
export function createInspector() {
  const found = new Set<string>()
  let undeclared: string | undefined
  let prefix: string | undefined
  const declared = new Set<string>()

  function seeElement(name: string, attributes: readonly Attribute[]) {
    // The first element is the root: its prefix applies to all SVG elements.
    prefix ??= name.slice(0, name.indexOf(':') + 1)
    const local = name.startsWith(prefix) ? name.slice(prefix.length) : name
    if (!mayShowElement(local) && !undrawn.test(local)) found.add(`<${local}>`)
    for (const { name: key, raw } of attributes) {
      if (key.startsWith('xmlns:')) declared.add(key.slice(6))
      if (key.startsWith('xlink:') && !declared.has('xlink')) undeclared = 'xlink'
      if (/^on[a-z]/i.test(key)) found.add('on…')
      // Only numeric references could hide a letter; resolving the others takes long where there are millions.
      const value = raw.includes('&#') || key.endsWith('href') ? unescape(raw) : raw
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
    /** Names of what is not shown. */
    hidden: (): readonly string[] => [...found],
    /** A prefix that the file uses and does not declare. */
    undeclared: () => undeclared,
  }
}

export type Inspector = ReturnType<typeof createInspector>

/** Whether an element's reference may be followed: within the document, or to an embedded image. */
const mayLink = (element: string, value: string) =>
  element === 'a' || localReference(value) !== undefined || (element === 'image' && isPicture(value))

/** Limit of drawn copies: nested `use` elements multiply with every level. */
export const mostCopies = 5000

/** Nesting limit of drawn patterns. */
export const mostPatterns = 3
