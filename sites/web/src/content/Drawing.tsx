import type { ReactNode } from 'react'
import { isPast, type Age } from './age.ts'
import { FigureAge } from './FigureAge.tsx'

interface DrawingProps {
  /** Unique on the page; its ids begin with it. */
  name: string
  /** What it shows, in a few words. */
  title: string
  /** The same in words for those who do not see it, every value included. */
  description: string
  /** In units of the drawing; it is 400 wide, so that its text can be read on a phone. */
  height: number
  /** Below it: what to see in it, and where the data come from. */
  caption: ReactNode
  /** Of its data, where they grow old. */
  age?: Age
  children: ReactNode
}

/** A drawing made from data at build: static markup in the colours of the theme, without a script. */
export const Drawing = ({ name, title, description, height, caption, age, children }: DrawingProps) => (
  <figure className="drawing">
    <svg
      viewBox={`0 0 400 ${height}`}
      role="img"
      aria-labelledby={`${name}-title`}
      aria-describedby={`${name}-description`}
    >
      <title id={`${name}-title`}>{title}</title>
      <desc id={`${name}-description`}>{description}</desc>
      {children}
    </svg>
    <figcaption>
      {caption}
      {age && isPast(age) && <FigureAge of={age.of} />}
    </figcaption>
  </figure>
)
