/** A text whose contrast is too low in a theme. */
export interface ContrastFault {
  readonly theme: string
  readonly text: string
  /** Both colours in sRGB, channels from 0 to 255. */
  readonly colour: string
  readonly ground: string
  /** From 1 to 21. */
  readonly ratio: number
}

/**
 * The texts of a page whose contrast is too low in some theme. Runs in the page, and needs nothing of this file:
 * `page.evaluate(lowContrast, themes)`.
 *
 * Ratio and limits are those of WCAG 2.2, 1.4.3. As in axe, a text on a picture or a gradient is no fault, nor is one of
 * a control that is disabled. What lies where is looked up once, as themes differ in colours alone; the rule of axe
 * looks it up for each theme, which takes ten times as long.
 *
 * @param themes values of `data-theme`; the one that the page has is put back
 */
export function lowContrast(themes: readonly string[]): ContrastFault[] {
  type Rgba = readonly [red: number, green: number, blue: number, alpha: number]
  interface ShownText {
    readonly element: Element
    readonly text: string
    readonly box: () => DOMRect | undefined
    /** From the element down to the page. */
    readonly grounds: readonly Element[]
  }

  const canvas = new OffscreenCanvas(1, 1)
  const pen = canvas.getContext('2d', { willReadFrequently: true })!
  const colours = new Map<string, Rgba>()
  const colourOf = (css: string): Rgba => {
    const known = colours.get(css)
    if (known) return known
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = css
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const colour: Rgba = [red, green, blue, alpha / 255]
    colours.set(css, colour)
    return colour
  }
  const over = ([red, green, blue, alpha]: Rgba, ground: Rgba, opacity: number): Rgba => {
    const share = alpha * opacity
    const mix = (one: number, other: number) => one * share + other * (1 - share)
    return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1]
  }
  const linear = (channel: number) =>
    channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  const luminance = ([red, green, blue]: Rgba) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  const ratioOf = (one: Rgba, other: Rgba) => {
    const [a, b] = [luminance(one), luminance(other)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }

  const pictures = 'img, svg, svg *, canvas, video, iframe, object'
  const shownColour = (colour: Rgba) => colour.slice(0, 3).map(Math.round).join(' ')

  const ancestors = (element: Element) => {
    const list: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) list.push(at)
    return list
  }

  /** What is painted below a text: its ancestors, and what of other elements lies between. */
  const groundsOf = (element: Element, { x, y, width, height }: DOMRect): readonly Element[] => {
    const stack = document.elementsFromPoint(x + width / 2, y + height / 2)
    const from = stack.indexOf(element)
    // Outside of the window the ancestors have to do.
    return from < 0 ? ancestors(element) : stack.slice(from)
  }

  const typedIn =
    'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=hidden]), textarea, select'
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('svg, :disabled, [aria-disabled=true], [inert]') &&
    !(element.closest('label')?.control?.matches(':disabled') ?? false) &&
    ancestors(element).every((each) => getComputedStyle(each).clipPath !== 'inset(50%)')

  // What lets the pointer through is painted all the same.
  const everythingHit = new CSSStyleSheet()
  everythingHit.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(everythingHit)

  const texts: ShownText[] = []
  const collect = (element: Element, text: string, box: ShownText['box']) => {
    const now = box()
    if (!now || now.width < 1 || now.height < 1 || !isShown(element)) return
    texts.push({ element, text, box, grounds: groundsOf(element, now) })
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? ''
    const element = node.parentElement
    // Dots and arrows alone are a picture.
    if (
      !/[\p{L}\p{N}]/u.test(text) ||
      !element ||
      element.matches('script, style, noscript, option, textarea')
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    collect(element, text, () => range.getClientRects()[0])
  }
  for (const field of document.querySelectorAll<HTMLInputElement>(typedIn))
    if (field.value !== '') collect(field, field.value, () => field.getBoundingClientRect())

  /** Whether a quarter of it or more is painted by a part that no element tells of. */
  const isPainted = (element: Element) =>
    ['::before', '::after'].some((part) => {
      const style = getComputedStyle(element, part)
      const isGround = style.backgroundImage !== 'none' || colourOf(style.backgroundColor)[3] > 0
      if (style.content === 'none' || style.position !== 'absolute' || !isGround) return false
      const { width, height } = element.getBoundingClientRect()
      return Number.parseFloat(style.width) * Number.parseFloat(style.height) >= (width * height) / 4
    })

  const faultIn = (theme: string, styleOf: (element: Element) => CSSStyleDeclaration) => {
    const opacities = new Map<Element, number>()
    const opacityOf = (element: Element): number => {
      const known = opacities.get(element)
      if (known !== undefined) return known
      const outer = element.parentElement ? opacityOf(element.parentElement) : 1
      const opacity = outer * Number(styleOf(element).opacity)
      opacities.set(element, opacity)
      return opacity
    }
    return ({ element, text, grounds }: ShownText): ContrastFault | undefined => {
      const opaque = grounds.findIndex(
        (each) => colourOf(styleOf(each).backgroundColor)[3] === 1 && opacityOf(each) === 1,
      )
      const painted = opaque < 0 ? grounds : grounds.slice(0, opaque + 1)
      if (painted.some((each) => each.matches(pictures) || styleOf(each).backgroundImage !== 'none'))
        return undefined
      const ground = painted.reduceRight<Rgba>(
        (below, each) => over(colourOf(styleOf(each).backgroundColor), below, opacityOf(each)),
        [255, 255, 255, 1],
      )
      const { color, fontSize, fontWeight } = styleOf(element)
      const colour = over(colourOf(color), ground, opacityOf(element))
      const ratio = ratioOf(colour, ground)
      const size = Number.parseFloat(fontSize)
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
      if (ratio >= (isLarge ? 3 : 4.5) || painted.some(isPainted)) return undefined
      return { theme, text, colour: shownColour(colour), ground: shownColour(ground), ratio }
    }
  }

  const root = document.documentElement
  const shown = root.dataset['theme']
  const faults: ContrastFault[] = []
  for (const theme of themes) {
    root.dataset['theme'] = theme
    // Whatever is on its way from one colour to another has arrived.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    const styles = new Map<Element, CSSStyleDeclaration>()
    const faultOf = faultIn(theme, (element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    })
    for (const text of texts) {
      if (!faultOf(text)) continue
      // Outside of the window it may lie on something that only a look at its place tells.
      text.element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = text.box()
      const fault = faultOf(box ? { ...text, grounds: groundsOf(text.element, box) } : text)
      if (fault) faults.push(fault)
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== everythingHit)
  if (shown === undefined) delete root.dataset['theme']
  else root.dataset['theme'] = shown
  return faults
}
