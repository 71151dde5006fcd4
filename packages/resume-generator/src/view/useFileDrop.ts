import { useEffect, type RefObject } from 'react'

/** Takes the files that are dropped on an element, in place of the browser and of what is around the element. */
export function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
) {
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      onFiles(files)
    }
    element.addEventListener('dragover', allow)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', allow)
      element.removeEventListener('drop', drop)
    }
  }, [target, onFiles])
}
