import { Button, Icon, Legend, Notice, openFile } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { listFromFile } from '../../model/listFile.ts'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'
import { MoveHandle } from './MoveHandle.tsx'
import { NameForm } from './NameForm.tsx'

/** All lists in their order, to select, move, add and import. */
export function Lists() {
  const { state, labels, announce } = useDecider()
  const lists = useAtomValue(state.lists)
  const shown = useAtomValue(state.list)
  const select = useSetAtom(state.selectList)
  const add = useSetAtom(state.addList)
  const move = useSetAtom(state.moveList)
  const importList = useSetAtom(state.importList)
  const [refusal, setRefusal] = useState<string>()

  const readFile = async () => {
    setRefusal(undefined)
    try {
      const file = await openFile('.json,application/json')
      if (!file) return
      const list = listFromFile(file.text)
      if ('kind' in list) {
        setRefusal(labels.fileProblem('name' in list ? { ...list, name: excerpt(list.name) } : list))
      } else {
        announce(labels.imported(excerpt(importList(list)), list.items.length))
      }
    } catch {
      setRefusal(labels.fileUnreadable)
    }
  }

  return (
    <section className="decider-section" aria-label={labels.lists}>
      <div className="decider-section-head">
        <h2>{labels.lists}</h2>
        <Legend>{lists.length}</Legend>
        <Button variant="quiet" icon={<Icon name="import" />} onClick={() => void readFile()}>
          {labels.importList}
        </Button>
      </div>
      {refusal !== undefined && (
        <Notice tone="bad" title={labels.importRefused}>
          <p>{refusal}</p>
        </Notice>
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
        take={(name) => {
          const problem = add(name)
          if (problem === 'empty') return labels.listEmptyName
          return problem && labels.listTaken(excerpt(name))
        }}
      />
    </section>
  )
}
