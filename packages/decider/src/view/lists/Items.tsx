import { useDraft } from '@kleinzeug/shell'
import { Button, Icon } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { shares } from '../../model/draw.ts'
import { weightOf } from '../../model/list.ts'
import type { List } from '../../model/deciderData.ts'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'
import { ItemRow } from './ItemRow.tsx'
import { NameForm } from './NameForm.tsx'

const PasteForm = lazy(() => import('./PasteForm.tsx'))

/**
 * Rows of one part of the list. The browser skips the parts that are far from the screen; it checks each of them in
 * every frame, which takes too long for 2,000 rows of their own, and it arranges the layers of every row that it does not skip.
 */
const PART = 40

/** The items of the selected list, and the forms that add to them. Memoised, as a list may have thousands. */
export const Items = memo(function Items({ list }: { list: List }) {
  const { state, labels } = useDecider()
  const { weighted } = useAtomValue(state.settings)
  const [renaming, setRenaming] = useState<string>()
  const focusNext = useRef<string>(undefined)
  const rows = useRef<HTMLDivElement>(null)
  const added = useRef(false)

  const closeRename = useCallback((name: string) => {
    focusNext.current = name
    setRenaming(undefined)
  }, [])

  const { items } = list

  useEffect(() => {
    if (added.current) rows.current?.lastElementChild?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    added.current = false
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs when the number of items changes
  }, [items.length])

  const chances = useMemo(() => shares(items.map((item) => (item.active ? weightOf(item) : 0))), [items])

  return (
    <>
      {items.length === 0 && <p className="decider-note">{labels.noItems}</p>}
      <div
        className="decider-items"
        ref={rows}
        data-rows=""
        data-parts={items.length > PART || undefined}
        data-weighted={weighted || undefined}
      >
        {Array.from({ length: Math.ceil(items.length / PART) }, (_, part) => (
          <ol key={part}>
            {items.slice(part * PART, (part + 1) * PART).map((item, place) => (
              <ItemRow
                key={item.name}
                list={list.name}
                item={item}
                index={part * PART + place}
                count={items.length}
                chance={weighted ? chances[part * PART + place] : undefined}
                renaming={renaming === item.name}
                focusNext={focusNext}
                onRename={setRenaming}
                onRenamed={closeRename}
              />
            ))}
          </ol>
        ))}
      </div>
      <AddItems
        list={list}
        onAdded={() => {
          added.current = true
        }}
      />
    </>
  )
})

interface AddItemsProps {
  list: List
  onAdded: () => void
}

/** The forms that add to a list. What is typed there renders no row. */
function AddItems({ list, onAdded }: AddItemsProps) {
  const { state, labels } = useDecider()
  const add = useSetAtom(state.addItem)
  const setAllActive = useSetAtom(state.setAllActive)
  const lines = useDraft(`lines/${list.name}`)
  const [opened, setOpened] = useState<boolean>()
  const pasting = opened ?? lines.isDraft
  const allActive = list.items.every((item) => item.active)
  return (
    <>
      <NameForm
        draft={`item/${list.name}`}
        label={labels.newItem}
        submit={labels.addItem}
        onName={(name) => {
          const problem = add(name)
          if (!problem) onAdded()
          if (problem === 'empty') return labels.itemEmptyName
          return problem && labels.itemTaken(excerpt(name))
        }}
        // A single-line field would join the lines.
        onPaste={(event) => {
          const text = event.clipboardData.getData('text')
          if (!/[\r\n]/.test(text.trim())) return
          event.preventDefault()
          lines.set(lines.text ? `${lines.text}\n${text}` : text)
          setOpened(true)
        }}
      />
      <div className="decider-tools">
        <Button
          variant="quiet"
          icon={<Icon name="list" />}
          aria-expanded={pasting}
          onClick={() => setOpened(!pasting)}
        >
          {labels.paste}
        </Button>
        {list.items.length > 1 && (
          <Button variant="quiet" onClick={() => setAllActive(!allActive)}>
            {allActive ? labels.deactivateAll : labels.activateAll}
          </Button>
        )}
      </div>
      {pasting && (
        <Suspense>
          <PasteForm draft={lines} />
        </Suspense>
      )}
    </>
  )
}
