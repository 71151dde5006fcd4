import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'

interface Drag {
  readonly from: number
  readonly to: number
}

/** Reorders a list by a handle in each item, by arrow keys or dragging; `move` gets the old and the new index. */
export function useReorder(count: number, move: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<Drag>()

  const indexAt = (y: number) => {
    const items = [...(list.current?.children ?? [])]
    const below = items.findIndex((item) => {
      const { top, height } = item.getBoundingClientRect()
      return y < top + height / 2
    })
    return below < 0 ? items.length : below
  }

  const handle = (index: number) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const to = event.key === 'ArrowUp' ? index - 1 : event.key === 'ArrowDown' ? index + 1 : undefined
      if (to === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (to >= 0 && to < count) move(index, to)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, to: index })
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag?.from !== index) return
      const gap = indexAt(event.clientY)
      const to = gap > index ? gap - 1 : gap
      if (to !== drag.to) setDrag({ from: index, to })
    },
    onPointerUp: () => {
      if (drag && drag.from !== drag.to) move(drag.from, drag.to)
      setDrag(undefined)
    },
    onPointerCancel: () => setDrag(undefined),
  })

  /** How an item shows the drag: it is lifted, or where it would land is marked. */
  const markOf = (index: number): 'lifted' | 'before' | 'after' | undefined => {
    if (!drag) return undefined
    if (drag.from === index) return 'lifted'
    if (drag.to !== index || drag.from === drag.to) return undefined
    return drag.to < drag.from ? 'before' : 'after'
  }

  return { list, handle, markOf }
}
