import { Button, Legend } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import type { GivenFile } from '../../model/files/imported.ts'
import { previewImport } from '../../model/files/planImport.ts'
import { readFiles } from '../../model/files/readFiles.ts'
import { shareOf, sizeOf } from '../../model/storeShare.ts'
import { hostOf } from '../../model/webAddress.ts'
import { useNeoCortex } from '../NeoCortexContext.ts'

interface ImportPreviewProps {
  files: readonly GivenFile[]
  onClose: (done: boolean) => void
}

const SHOWN = 8

/** What an import would do, before it does it. */
export function ImportPreview({ files, onClose }: ImportPreviewProps) {
  const { state, labels, announce } = useNeoCortex()
  const data = useAtomValue(state.data)
  const share = useAtomValue(state.share)
  const importCards = useSetAtom(state.importCards)
  const read = useMemo(() => readFiles(files), [files])
  // The ids of a preview are thrown away; the import itself plans anew, over what is stored then.
  const plan = useMemo(() => previewImport(data, read.cards), [data, read])
  const fresh = plan.added.length + plan.changed.length
  const own = sizeOf(data.entries)
  const after = sizeOf(plan.data.entries)
  const fits =
    shareOf(after, plan.data.entries.length, share.used - own, share.quota).used < share.quota * 0.99
  const rows = [
    ...plan.changed.map((card) => ({ card, mark: labels.changedMark })),
    ...plan.added.map((card) => ({ card, mark: labels.addedMark })),
  ]
  const problems = [
    ...read.refused.map(({ file, why }) => labels.refused(why, file)),
    ...read.problems.map((problem) => labels.importProblem(problem)),
  ]
  return (
    <form
      className="neo-cortex-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (fresh === 0 || !fits) return
        void importCards(read.cards)
        announce(labels.imported(fresh))
        onClose(true)
      }}
    >
      <h3>{labels.importTitle(files.length, files[0]?.name ?? '')}</h3>
      {read.cards.length > 0 && (
        <p role="status">{labels.importCounts(plan.added.length, plan.changed.length, plan.equal.length)}</p>
      )}
      <ul className="neo-cortex-preview">
        {rows.slice(0, SHOWN).map(({ card, mark }) => (
          <li key={card.id}>
            <Legend>{mark}</Legend>
            <span>{card.title || labels.untitled}</span>
            <span className="neo-cortex-mono">{card.url ? hostOf(card.url) : ''}</span>
          </li>
        ))}
        {rows.length > SHOWN && <li>{labels.moreCards(rows.length - SHOWN)}</li>}
      </ul>
      {problems.slice(0, SHOWN).map((problem, index) => (
        <p key={index} className="neo-cortex-problem">
          {problem}
        </p>
      ))}
      {problems.length > SHOWN && (
        <p className="neo-cortex-problem">{labels.moreCards(problems.length - SHOWN)}</p>
      )}
      {files.some(({ text }) => text.includes('\uFFFD')) && (
        <p className="neo-cortex-problem">{labels.brokenLetters}</p>
      )}
      {read.cards.length > 0 && fresh === 0 && <p>{labels.nothingNew}</p>}
      {fresh > 0 && !fits && (
        <p className="neo-cortex-problem" role="alert">
          {labels.doesNotFit(share)}
        </p>
      )}
      <div className="neo-cortex-card-keys">
        <Button onClick={() => onClose(false)}>{labels.cancel}</Button>
        {fresh > 0 && fits && (
          <Button type="submit" variant="primary">
            {labels.importNow(fresh)}
          </Button>
        )}
      </div>
    </form>
  )
}
