import { useAtomValue } from 'jotai'
import { defaultDistances } from '../../model/screen.ts'
import { useSmoothEye } from '../SmoothEyeContext.ts'

/** Shorter side of a screen that is held in the hand, in CSS pixels. */
const WIDEST_PHONE = 600

const isPhone = () =>
  matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < WIDEST_PHONE

/** The screen as it was measured; the distance of the eyes is the usual one of the device where none was set. */
export function useScreen() {
  const { state, hydrated } = useSmoothEye()
  const { screen: stored } = useAtomValue(state.data)
  const usual = hydrated && isPhone() ? 'phone' : 'desk'
  return { ...stored, usual, distance: stored.distance ?? defaultDistances[usual] } as const
}
