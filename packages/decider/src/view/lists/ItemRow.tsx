import { Icon, IconButton, Switch } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { lazy, memo, Suspense, useCallback, type RefObject } from 'react'
import { weightOf } from '../../model/list.ts'
import type { Item } from '../../model/deciderData.ts'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'
import { MoveHandle } from './MoveHandle.tsx'
import { NameForm } from './NameForm.tsx'

const WeightField = lazy(() => import('./WeightField.tsx'))

interface ItemRowProps {
  /** Name of its list. */
  list: string
  item: Item
  index: number
  count: number
  /** Its chance in a weighted draw, from 0 to 1; `undefined` when weights do not count. */
  chance: number | undefined
  renaming: boolean
  /** The name of the row that gets the focus after renaming. */
  focusNext: RefObject<string | undefined>
  onRename: (name: string) => void
  onRenamed: (name: string) => void
}

/** One item in the editor. Memoised, as a list may have thousands. */
export const ItemRow = memo(function ItemRow({
  list,
  item,
  index,
  count,
  chance,
  renaming,
  focusNext,
  onRename,
  onRenamed,
}: ItemRowProps) {
  const { state, labels, announce } = useDecider()
  const setActive = useSetAtom(state.setItemActive)
  const rename = useSetAtom(state.renameItem)
  const move = useSetAtom(state.moveItem)
  const remove = useSetAtom(state.deleteItem)
  const { name } = item
  const short = excerpt(name)

  const takeFocus = useCallback(
    (key: HTMLButtonElement | null) => {
      if (!key || focusNext.current !== name) return
      focusNext.current = undefined
      key.focus()
    },
    [focusNext, name],
  )

  return (
    <li className="decider-item" data-inactive={!item.active || undefined}>
      <MoveHandle name={name} index={index} count={count} onMove={(to) => move(name, to)} />
      <Switch
        label={<span className="ui-visually-hidden">{labels.itemActive(short)}</span>}
        checked={item.active}
        onChange={(active) => setActive(name, active)}
      />
      {renaming ? (
        <NameForm
          draft={`rename/${list}/${name}`}
          label={labels.itemName}
          submit={labels.save}
          initial={name}
          onClose={(taken) => onRenamed(taken ?? name)}
          onName={(typed) => {
            const problem = rename(name, typed)
            if (problem === 'empty') return labels.itemEmptyName
            return problem && labels.itemTaken(excerpt(typed))
          }}
        />
      ) : (
        <>
          <button
            ref={takeFocus}
            type="button"
            className="decider-item-name"
            aria-label={labels.renameItem(name)}
            onClick={() => onRename(name)}
          >
            <bdi>{name}</bdi>
            <Icon name="edit" size={14} />
          </button>
          {chance !== undefined && (
            <Suspense>
              <WeightField
                draft={`weight/${list}/${name}`}
                name={name}
                weight={weightOf(item)}
                chance={chance}
              />
            </Suspense>
          )}
          <IconButton
            className="decider-item-delete"
            label={labels.deleteItem(short)}
            icon={<Icon name="close" />}
            onClick={(event) => {
              // The row disappears: move the focus to a neighbour before.
              const row = event.currentTarget.closest('li')
              const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
              const next =
                neighbour?.querySelector<HTMLElement>('.decider-item-delete') ??
                row?.closest('section')?.querySelector<HTMLElement>('.decider-form input')
              next?.focus()
              announce(labels.undoable('item', short))
              remove(name)
            }}
          />
        </>
      )}
    </li>
  )
})
