import type { Announce } from '@kleinzeug/ui'
import { useStore } from 'jotai'
import { useEffect, type RefObject } from 'react'
import { isOn } from '../model/playback.ts'
import { presetCount } from '../model/station.ts'
import { useRadio } from './RadioContext.ts'

const textInputs = 'input:not([type=range]), textarea, select, [contenteditable], dialog'
const pressable = 'button, a, summary, select'

/**
 * Handles the keys of the radio. They work while the focus is inside the view, and for the device, unless the
 * listener switched that off, also while nothing on the page has the focus. Changes are announced, because
 * they happen away from the focus.
 */
export function useRadioKeys(
  root: RefObject<HTMLElement | null>,
  view: 'device' | 'widget',
  announce: Announce,
) {
  const { player, labels } = useRadio()
  const store = useStore()
  useEffect(() => {
    const { state } = player
    if (view === 'device') store.set(state.devices, (count) => count + 1)

    const here = (target: Element) => {
      if (root.current?.contains(target)) return true
      const nowhere = target === document.body || target === document.documentElement
      return view === 'device' && nowhere && store.get(state.data).settings.pageKeys
    }

    const press = (event: KeyboardEvent) => {
      const { target } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (!(target instanceof Element) || !here(target) || target.closest(textInputs)) return
      if (act(event, target)) event.preventDefault()
    }

    const act = ({ key, repeat }: KeyboardEvent, target: Element): boolean => {
      const place = Number(key)
      if (place >= 1 && place <= presetCount) {
        player.select(place - 1)
        // A radio that is on announces its new state itself.
        if (!isOn(store.get(state.playback))) announce(store.get(state.station).host)
      } else if (key === 'm' || key === 'M') {
        if (repeat) return true
        player.toggleMute()
        announce(store.get(state.muted) ? labels.muted : labels.unmuted)
      } else if (key === ' ' && !target.closest(pressable)) {
        if (isOn(store.get(state.playback))) player.pause()
        else player.play()
      } else if ((key === 'ArrowUp' || key === 'ArrowDown') && !target.closest('input')) {
        player.setVolume(
          Math.min(1, Math.max(0, store.get(state.volume) + (key === 'ArrowUp' ? 0.05 : -0.05))),
        )
        announce(labels.percent(Math.round(store.get(state.volume) * 100)))
      } else return false
      return true
    }

    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      if (view === 'device') store.set(state.devices, (count) => count - 1)
    }
  }, [announce, labels, player, store, root, view])
}
