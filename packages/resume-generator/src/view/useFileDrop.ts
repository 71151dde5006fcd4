import { useEffect, type RefObject } from 'react'

/** Takes the first file that is dropped on an element, in place of the browser, which would open it. */
export function useFileDrop(target: RefObject<HTMLElement | null>, onFile: (file: File) => void) {
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      onFile(file)
    }
    element.addEventListener('dragover', allow)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', allow)
      element.removeEventListener('drop', drop)
    }
  }, [target, onFile])
}
