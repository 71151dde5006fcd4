import { TOP_LEVEL, type Step } from '../model/spin.ts'

interface HighlightParts {
  /** Its children are the candidates, in their order. */
  readonly field: HTMLElement
  /** Shows the name of the candidate that is lit. */
  readonly name: HTMLElement
  /** A bar that is seen as far as the speed goes. */
  readonly speed: HTMLElement
}

/**
 * The light, moved on the DOM itself: up to forty times a second, past React, which would compare
 * every candidate to change two of them.
 */
export function createHighlight({ field, name, speed }: HighlightParts, names: readonly string[]) {
  let lit: Element | undefined
  return {
    show({ index, level }: Pick<Step, 'index' | 'level'>) {
      lit?.removeAttribute('data-lit')
      lit = field.children[index]
      lit?.setAttribute('data-lit', '')
      name.textContent = names[index] ?? ''
      speed.style.clipPath = `inset(0 ${100 - (100 * level) / TOP_LEVEL}% 0 0)`
    },
    clear() {
      lit?.removeAttribute('data-lit')
      name.textContent = ''
      speed.style.removeProperty('clip-path')
    },
  }
}
