import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on a server and in the render that hydrates its page, so that both give the same markup; then true. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
