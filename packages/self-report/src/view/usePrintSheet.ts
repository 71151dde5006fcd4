import { useEffect, useState, type ComponentType } from 'react'

/**
 * The printed sheet, loaded when the tool works already: a browser that prints does not wait. Where it cannot be
 * loaded, the device is printed.
 */
export function usePrintSheet(): ComponentType | undefined {
  const [sheet, setSheet] = useState<{ readonly PrintSheet: ComponentType }>()
  useEffect(() => {
    let isMounted = true
    import('./PrintSheet.tsx').then(
      (module) => {
        if (isMounted) setSheet(module)
      },
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [])
  return sheet?.PrintSheet
}
