import type { Announce } from '@kleinzeug/ui'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useRadio } from './RadioContext.ts'

/** Announces changes of the playback state, connecting excepted. The widget is quiet while a device is on the page. */
export function useStateAnnouncements(announce: Announce, view: 'device' | 'widget') {
  const { player, labels } = useRadio()
  const store = useStore()
  useEffect(() => {
    const { state } = player
    let before = store.get(state.playback)
    return store.sub(state.playback, () => {
      const { status, reason } = store.get(state.playback)
      const changed = status !== before.status || reason !== before.reason
      before = store.get(state.playback)
      if (!changed || (status === 'connecting' && !reason)) return
      if (view === 'widget' && store.get(state.devices) > 0) return
      const news = labels.stateIs(store.get(state.station).host, labels.states[status])
      announce(reason ? `${news}. ${labels.reasons[reason]}` : news)
    })
  }, [announce, labels, player, store, view])
}
