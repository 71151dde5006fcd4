// What of a file may be shown. The file itself keeps everything: this decides only what reaches the page.

const elements = new Set(
  (
    'svg g defs symbol use switch title desc rect line polyline circle ellipse polygon path text tspan ' +
    'textPath image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend ' +
    'feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
    'feMerge feMergeNode feMorphology feOffset feDropShadow style a'
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
    'visibility white-space word-spacing writing-mode isolation'
  ).split(' '),
)

const geometry = new Set(
  (
    'id class x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points d pathLength dx dy rotate ' +
    'textLength lengthAdjust viewBox preserveAspectRatio gradientUnits gradientTransform spreadMethod ' +
    'offset patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits ' +
    'markerWidth markerHeight markerUnits refX refY orient filterUnits primitiveUnits in in2 result mode ' +
    'type values operator k1 k2 k3 k4 radius stdDeviation edgeMode tableValues slope intercept amplitude ' +
    'exponent startOffset method spacing systemLanguage xml:space'
  ).split(' '),
)

export const mayShowElement = (name: string) => elements.has(name)
export const isProperty = (name: string) => properties.has(name)
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

const pixelImage = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/

/** Pictures may be shown when they lie in the file itself and hold nothing but pixels. */
export const isPixelImage = (value: string) => pixelImage.test(value.trim())

/** What a file holds that is kept but never shown or run; for a notice. */
export function foreignParts(source: string): string[] {
  const found: string[] = []
  const tests: ReadonlyArray<readonly [string, RegExp]> = [
    ['<script>', /<script[\s/>]/i],
    ['on…', /<[^>]*\son[a-z]+\s*=/i],
    ['javascript:', /javascript\s*:/i],
    ['<foreignObject>', /<(?:foreignObject|iframe|object|embed)[\s/>]/i],
    ['href', /href\s*=\s*["']\s*(?:https?:|\/\/)/i],
    ['url()', /url\(\s*["']?(?:https?:|\/\/|data:)/i],
    ['<!ENTITY>', /<!ENTITY/],
    ['<animate>', /<(?:animate\w*|set)[\s/>]/],
  ]
  for (const [name, pattern] of tests) if (pattern.test(source)) found.push(name)
  return found
}

/** More copies than this are not drawn: nested `use` elements double with every level. */
export const mostCopies = 5000
