import { useEffect, useState, type RefObject } from 'react'

/** The field that gets the focus after the next render. */
export function useFocusRequest(root: RefObject<HTMLElement | null>) {
  const [request, setRequest] = useState<{ field: string }>()
  useEffect(() => {
    const tool = root.current
    if (!request || !tool) return undefined
    const focus = (target: HTMLElement | null | undefined) => {
      target?.focus()
      target?.scrollIntoView({ block: 'nearest' })
      return target !== null && target !== undefined
    }
    const focusField = () =>
      focus(
        [...tool.querySelectorAll<HTMLElement>('[data-field]')].find(
          (element) => element.dataset['field'] === request.field,
        ),
      )
    if (focusField()) return undefined
    focus(tool.querySelector<HTMLElement>('.resume-generator-form h2'))
    // A part of the form that is still being loaded has its field a little later.
    const observer = new MutationObserver(() => focusField() && observer.disconnect())
    observer.observe(tool, { childList: true, subtree: true })
    const end = setTimeout(() => observer.disconnect(), 2000)
    return () => {
      clearTimeout(end)
      observer.disconnect()
    }
  }, [request, root])
  return setRequest
}
