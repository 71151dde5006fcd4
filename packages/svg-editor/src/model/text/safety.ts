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

/** Limit of drawn copies: nested `use` elements multiply with every level. */
export const mostCopies = 5000

/** Nesting limit of drawn patterns. */
export const mostPatterns = 3
