import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Part } from '../../guides/Guide.ts'
import { GuideText } from './GuideText.tsx'

interface Mark {
  readonly x: number
  readonly y: number
}

/** A control with a number at each of its parts, and what each is for. The places are measured on the control. */
export function Anatomy({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<ReadonlyArray<Mark | undefined>>([])
  useLayoutEffect(() => {
    const shown = stage.current
    if (!shown) return undefined
    const measure = () => {
      const origin = shown.getBoundingClientRect()
      setMarks(
        parts.map(({ selector }) => {
          const box = shown.querySelector(selector)?.getBoundingClientRect()
          return box && { x: box.left - origin.left, y: box.top - origin.top }
        }),
      )
    }
    const resized = new ResizeObserver(measure)
    resized.observe(shown)
    void document.fonts.ready.then(measure)
    return () => resized.disconnect()
  }, [parts])
  return (
    <div className="docs-anatomy">
      <div className="docs-anatomy-stage" lang="de" ref={stage}>
        {children}
        {marks.map(
          (mark, index) =>
            mark && (
              <span
                key={parts[index]?.name}
                className="docs-mark"
                aria-hidden="true"
                style={{ left: mark.x, top: mark.y }}
              >
                {index + 1}
              </span>
            ),
        )}
      </div>
      <ol>
        {parts.map(({ name, does }) => (
          <li key={name}>
            <strong>{name}</strong>: <GuideText text={does} />
          </li>
        ))}
      </ol>
    </div>
  )
}
