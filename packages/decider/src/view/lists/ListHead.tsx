import { useSaveFile } from '@kleinzeug/shell'
import { Icon, IconButton, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { List } from '../../model/deciderData.ts'
import { excerpt } from '../../model/name.ts'
import { useDecider } from '../DeciderContext.ts'
import { NameForm } from './NameForm.tsx'

/** The name of the selected list with its actions: rename, export, delete. */
export function ListHead({ list }: { list: List }) {
  const { state, labels, announce } = useDecider()
  const saveFile = useSaveFile()
  const locked = useAtomValue(state.locked)
  const rename = useSetAtom(state.renameList)
  const remove = useSetAtom(state.deleteList)
  const [renaming, setRenaming] = useState(false)
  const focusBack = useRef(false)

  if (renaming) {
    return (
      <NameForm
        key={list.name}
        draft={`rename/${list.name}`}
        label={labels.listName}
        submit={labels.save}
        initial={list.name}
        onClose={() => {
          focusBack.current = true
          setRenaming(false)
        }}
        onName={(name) => {
          const problem = rename(list.name, name)
          if (problem === 'empty') return labels.listEmptyName
          return problem && labels.listTaken(excerpt(name))
        }}
      />
    )
  }
  return (
    <div className="decider-section-head">
      <h2>
        <bdi>{list.name}</bdi>
      </h2>
      <Legend>{locked ? labels.locked : labels.items}</Legend>
      <span className="decider-tools">
        <IconButton
          ref={(key) => {
            if (focusBack.current) key?.focus()
            focusBack.current = false
          }}
          label={labels.renameList}
          icon={<Icon name="edit" />}
          onClick={() => setRenaming(true)}
        />
        <IconButton
          label={labels.exportList}
          icon={<Icon name="export" />}
          onClick={() =>
            void import('../../model/listFile.ts').then(({ fileOf }) => saveFile(...fileOf(list)))
          }
        />
        <IconButton
          label={labels.deleteList}
          icon={<Icon name="delete" />}
          onClick={() => {
            announce(labels.undoable('list', excerpt(list.name)))
            remove(list.name)
          }}
        />
      </span>
    </div>
  )
}
