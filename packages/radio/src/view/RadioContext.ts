import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import type { RadioLabels } from '../labels.ts'
import { createRadio, type RadioPlayer } from '../state/createRadio.ts'
import type { RadioStorage } from '../storage.ts'

export interface RadioParts {
  readonly player: RadioPlayer
  readonly labels: RadioLabels
}

export const RadioContext = createContext<RadioParts | null>(null)

/** The radio around this part. */
export function useRadio(): RadioParts {
  const radio = use(RadioContext)
  if (!radio) throw new Error('A part of the radio stands outside of it.')
  return radio
}

const nothing = () => () => {}

/**
 * The player to show: the given one, else one of this view's own, which goes silent with it. While a
 * prerendered page is being taken over, a new one: the server knew nothing of what is kept here.
 */
export function usePlayer(given: RadioPlayer | undefined, storage: RadioStorage | undefined): RadioPlayer {
  const [own] = useState(() => given ?? createRadio(storage ? { storage } : {}))
  const [blank] = useState(() => createRadio())
  useEffect(() => (given === own ? undefined : () => own.release()), [given, own])
  const takenOver = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  return takenOver ? (given ?? own) : blank
}
