import type { Observable } from '@kleinzeug/storage/local'
import { useSyncExternalStore } from 'react'

/** The current value of an observable of the record; `prerendered` before anyone's data are there. */
export const useObservable = <T>(observable: Observable<T>, prerendered: T): T =>
  useSyncExternalStore(observable.subscribe, observable.read, () => prerendered)
