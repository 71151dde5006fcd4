// A tool may stand in a shadow root: the document neither finds what is inside nor names it as the target of an event.

/** An element and all around it, out of shadow roots too. */
export function ancestorsOf(element: Element): readonly Element[] {
  const ancestors: Element[] = []
  for (let around: Element | undefined = element; around;) {
    ancestors.push(around)
    const { parentNode }: Element = around
    around =
      parentNode instanceof ShadowRoot
        ? parentNode.host
        : parentNode instanceof Element
          ? parentNode
          : undefined
  }
  return ancestors
}

/** Whether a dialog is open in the document, or in the shadow root around an element. */
export function hasOpenDialog(element: Element): boolean {
  const tree = element.getRootNode()
  return [document, ...(tree instanceof ShadowRoot ? [tree] : [])].some((each) =>
    each.querySelector('dialog[open]'),
  )
}
