import { Button, Icon, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { linkMark } from '../../model/linkMark.ts'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'
import { MoveHandle } from './MoveHandle.tsx'
import { NameForm } from './NameForm.tsx'

const ListFiles = lazy(() => import('./ListFiles.tsx'))

/** All lists in their order, to select, move, add and import. */
export function Lists() {
  const { state, labels, props, hydrated } = useDecider()
  const lists = useAtomValue(state.lists)
  const shown = useAtomValue(state.list)
  const select = useSetAtom(state.selectList)
  const add = useSetAtom(state.addList)
  const move = useSetAtom(state.moveList)
  const [filesOpen, setFilesOpen] = useState(false)
  const { linked } = props
  const [closed, setClosed] = useState<string>()
  const isLinked = hydrated && linked !== closed && linked?.startsWith(linkMark)

  return (
    <section className="decider-section" aria-label={labels.lists}>
      <div className="decider-section-head">
        <h2>{labels.lists}</h2>
        <Legend>{lists.length}</Legend>
        <Button variant="quiet" icon={<Icon name="import" />} onClick={() => setFilesOpen(true)}>
          {labels.files}
        </Button>
      </div>
      {(filesOpen || isLinked) && (
        <Suspense>
          <ListFiles
            onClose={() => {
              setFilesOpen(false)
              setClosed(linked)
            }}
          />
        </Suspense>
      )}
      {lists.length === 0 && <p className="decider-note">{labels.noLists}</p>}
      <ol className="decider-lists" data-rows="">
        {lists.map((list, index) => (
          <li key={list.name} className="decider-list" data-shown={list === shown || undefined}>
            <MoveHandle
              name={list.name}
              index={index}
              count={lists.length}
              onMove={(to) => move(list.name, to)}
            />
            <button
              type="button"
              className="decider-list-key"
              aria-current={list === shown || undefined}
              onClick={() => select(list.name)}
            >
              <bdi>{list.name}</bdi>
              <Legend>{list.items.length}</Legend>
            </button>
          </li>
        ))}
      </ol>
      <NameForm
        draft="list"
        label={labels.newList}
        submit={labels.addList}
        onName={(name) => {
          const problem = add(name)
          if (problem === 'empty') return labels.listEmptyName
          return problem && labels.listTaken(excerpt(name))
        }}
      />
    </section>
  )
}
