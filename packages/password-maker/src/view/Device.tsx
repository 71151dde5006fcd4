import { useToolKeys } from '@kleinzeug/shell'
import { Button } from '@kleinzeug/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isRecipeProblem } from '../model/generator.ts'
import { limits } from '../model/recipe.ts'
import { DeviceKeys } from './DeviceKeys.tsx'
import { Drawers } from './drawers/Drawers.tsx'
import { keyTable, type KeyAction } from './keyTable.ts'
import { PasswordDisplay } from './window/PasswordDisplay.tsx'
import { usePasswordMaker } from './PasswordMakerContext.ts'
import { Plate } from './plate/Plate.tsx'
import { useClipboard } from './copy/useClipboard.ts'

/** Window, keys and plate, and below them what is needed now and then. */
export function Device() {
  const { state, labels, announce, hydrated, showKeys, props } = usePasswordMaker()
  const clipboard = useClipboard()
  const [hidden, setHidden] = useAtom(state.hidden)
  const source = useAtomValue(state.source)
  const current = useAtomValue(state.current)
  const recipe = useAtomValue(state.recipe)
  const generator = useAtomValue(state.generator)
  const clearAfter = useAtomValue(state.clearAfter)
  const loadList = useSetAtom(state.loadList)
  const follow = useSetAtom(state.follow)
  const draw = useSetAtom(state.draw)
  const change = useSetAtom(state.changeRecipe)

  // A server draws nothing: its page and the render that hydrates it would differ.
  useEffect(() => {
    if (!hydrated) return
    void loadList()
    follow(source)
  }, [hydrated, source, loadList, follow])

  const told = useRef<string>(undefined)
  const tell = useEffectEvent((password: string | undefined) => {
    if (password === told.current) return
    told.current = password
    props.onPasswordChange?.(password)
  })
  useEffect(() => tell(current?.text), [current])

  const lengthen = (by: number) => {
    if (!generator || isRecipeProblem(generator)) return
    const { kind } = recipe
    const length = Math.min(Math.max(generator.length + by, limits[kind].min), generator.most)
    change((before) => ({
      ...before,
      by: 'length',
      ...(kind === 'characters'
        ? { characters: { ...before.characters, length } }
        : { [kind]: { ...before[kind], count: length } }),
    }))
  }
  const actions: Readonly<Record<Exclude<KeyAction, 'showKeys'>, () => void>> = {
    renew: () => {
      draw()
      clipboard.forget()
      if (generator && !isRecipeProblem(generator)) announce(labels.made(generator.bits))
    },
    copy: () => {
      if (current) void clipboard.copy(current.text, clearAfter)
    },
    hide: () => setHidden(!hidden),
    longer: () => lengthen(1),
    shorter: () => lengthen(-1),
  }
  useToolKeys<KeyAction>(keyTable, actions)

  return (
    <>
      <div className="ui-device password-maker-device">
        <PasswordDisplay hidden={hidden} />
        <DeviceKeys hidden={hidden} clipboard={clipboard} onKey={(action) => actions[action]()} />
        <Plate />
      </div>
      <Drawers clipboard={clipboard} />
      <Button variant="quiet" className="password-maker-help" aria-keyshortcuts="?" onClick={showKeys}>
        {labels.showKeys}
      </Button>
    </>
  )
}
