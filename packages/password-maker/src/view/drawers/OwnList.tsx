import { Button, openFile, TextArea } from '@kleinzeug/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FEWEST_WORDS, LARGEST_LIST, readOwnWords } from '../../model/words/ownWords.ts'
import { useDrawer } from './useDrawer.ts'

/** A word list of the visitor's own, pasted or from a file. It is kept nowhere. */
export function OwnList() {
  const { state, labels } = useDrawer()
  const takeOwnList = useSetAtom(state.takeOwnList)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [taken, setTaken] = useState<string>()
  const change = (next: string) => {
    setText(next)
    setProblem(undefined)
    setTaken(undefined)
  }
  const refuse = (kind: 'too-large') =>
    setProblem(labels.ownListProblem({ kind }, FEWEST_WORDS, LARGEST_LIST))
  const read = (list: string) => {
    const words = readOwnWords(list)
    if ('kind' in words) return setProblem(labels.ownListProblem(words, FEWEST_WORDS, LARGEST_LIST))
    takeOwnList(words)
    setTaken(labels.ownListTaken(words))
  }
  const open = async () => {
    try {
      const file = await openFile('.txt,text/plain', { limit: LARGEST_LIST })
      if (!file) return
      change(file.text)
      if (file.size > LARGEST_LIST) refuse('too-large')
      else read(file.text)
    } catch {
      setProblem(labels.ownListUnread)
    }
  }
  return (
    <>
      <p>{labels.ownListIntro}</p>
      <form
        className="password-maker-stack"
        onSubmit={(event) => {
          event.preventDefault()
          read(text)
        }}
      >
        <TextArea
          label={labels.ownListField}
          hint={labels.ownListHint(FEWEST_WORDS, LARGEST_LIST)}
          error={problem}
          rows={6}
          value={text}
          onChange={change}
          autoComplete="off"
          spellCheck={false}
          translate="no"
        />
        <div className="password-maker-row">
          <Button type="submit">{labels.ownListTake}</Button>
          <Button onClick={open}>{labels.ownListFile}</Button>
        </div>
      </form>
      {taken !== undefined && <p role="status">{taken}</p>}
    </>
  )
}
