import { atom } from 'jotai'
import { Fragment, type ComponentType, type ReactNode } from 'react'

export interface SampleFrames {
  /** Draws its children as they are with the sample. */
  readonly Drawing: ComponentType<{ readonly as: 'div' | 'g'; readonly children: ReactNode }>
  /** The mark, with the key that loads the sample to be tried. */
  readonly Key: ComponentType
}

// In the store of each instance: two tools of one page share nothing.

/** What draws the sample, once it is loaded. */
export const sampleFrames = atom<SampleFrames>()

interface ViewFrame {
  readonly Frame: ComponentType<{ readonly children: ReactNode }> | typeof Fragment
}

export const noFrame: ViewFrame = { Frame: Fragment }

/** Stands around the view while the visitor tries the sample: the view works with the copy then. */
export const trialFrame = atom(noFrame)
