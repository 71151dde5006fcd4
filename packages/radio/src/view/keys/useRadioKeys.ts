import { loadUndoing } from '@kleinzeug/shell/state'
import { useKeys, type Announce } from '@kleinzeug/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, type RefObject } from 'react'
import { isOn } from '../../model/playback.ts'
import { useRadio } from '../RadioContext.ts'
import { radioKeys, type RadioAction } from './radioKeys.ts'

/** Change of the volume per key press, 0 to 1. */
const volumeStep = 0.05

/**
 * Handles the keys of the radio. They work while the focus is inside the view, and for the device, unless the
 * listener switched that off, also while nothing on the page has the focus. Changes are announced, because
 * they happen away from the focus.
 */
export function useRadioKeys(
  root: RefObject<HTMLElement | null>,
  view: 'device' | 'widget',
  announce: Announce,
  onShowKeys: () => void,
) {
  const { player, labels } = useRadio()
  const { state } = player
  const store = useStore()
  const { pageKeys } = useAtomValue(state.data).settings

  useEffect(() => {
    if (view !== 'device') return undefined
    store.set(state.devices, (count) => count + 1)
    return () => store.set(state.devices, (count) => count - 1)
  }, [state, store, view])

  const changeVolume = (by: number) => {
    player.setVolume(Math.min(1, Math.max(0, store.get(state.volume) + by)))
    announce(labels.percent(Math.round(store.get(state.volume) * 100)))
  }

  const act = (action: RadioAction) => {
    if (action === 'showKeys') onShowKeys()
    else if (action === 'toggle') (isOn(store.get(state.playback)) ? player.pause : player.play)()
    else if (action === 'louder') changeVolume(volumeStep)
    else if (action === 'quieter') changeVolume(-volumeStep)
    else if (action === 'undo' || action === 'redo')
      void loadUndoing().then(({ stepWords }) =>
        announce(stepWords(labels, action === 'undo' ? 'undone' : 'redone', store.set(state[action]))),
      )
    else if (action === 'mute') {
      player.toggleMute()
      announce(store.get(state.muted) ? labels.muted : labels.unmuted)
    } else {
      player.select(Number(action.slice(-1)) - 1)
      // A radio that is on announces its new state itself.
      if (!isOn(store.get(state.playback))) announce(store.get(state.station).host)
    }
  }

  useKeys(root, radioKeys, view === 'device' && pageKeys, act)
}
