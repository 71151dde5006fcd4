/** The colours of the scene, read from the tokens around it. */
export interface Colours {
  readonly ground: string
  readonly body: string
  readonly line: string
  readonly detail: string
  readonly grid: string
  readonly text: string
  readonly textSoft: string
  readonly accent: string
  readonly accentSoft: string
  readonly lit: string
}

const system: Colours = {
  ground: 'Canvas',
  body: 'Canvas',
  line: 'CanvasText',
  detail: 'GrayText',
  grid: 'GrayText',
  text: 'CanvasText',
  textSoft: 'CanvasText',
  accent: 'Highlight',
  accentSoft: 'Canvas',
  lit: 'CanvasText',
}

export function readColours(element: Element): Colours {
  if (matchMedia('(forced-colors: active)').matches) return system
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--kz-${name}`).trim()
  return {
    ground: token('sunken'),
    body: token('panel'),
    line: token('text-soft'),
    detail: token('edge'),
    grid: token('line'),
    text: token('text'),
    textSoft: token('text-faint'),
    accent: token('accent'),
    accentSoft: token('accent-soft'),
    lit: token('lit'),
  }
}

/** Calls back when the theme around an element may have changed. */
export function watchColours(element: Element, onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  const tree = element.getRootNode()
  if (tree instanceof ShadowRoot)
    observer.observe(tree.host, { attributeFilter: ['theme', 'style', 'class'] })
  for (let around: Element | null = element; around; around = around.parentElement)
    observer.observe(around, { attributeFilter: ['data-theme', 'class'] })
  const queries = ['(forced-colors: active)', '(prefers-color-scheme: dark)'].map((query) =>
    matchMedia(query),
  )
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}
