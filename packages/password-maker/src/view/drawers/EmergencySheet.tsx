import { Button, Choice } from '@kleinzeug/ui'
import { usePrinting } from '@kleinzeug/ui/print-sheet'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { splitPassword } from '../../model/wifi/shareText.ts'
import { spell } from '../../model/spelling/spelling.ts'
import { useDrawer } from './useDrawer.ts'
import { encodeQr, QrCode, type Modules } from './QrCode.tsx'
import { ReadShares } from './ReadShares.tsx'

type Kind = 'whole' | 'split'

/** One page of paper: a text, and its code. */
interface Page {
  readonly text: string
  readonly code: Modules
}

/** The pages of the password, ready before the browser asks for paper; `failed` where a part did not load. */
function usePages(password: string, kind: Kind) {
  const [pages, setPages] = useState<readonly Page[] | 'failed'>([])
  useEffect(() => {
    let dropped = false
    const prepare = async () => {
      const texts = kind === 'whole' ? [password] : await splitPassword(password)
      const made = await Promise.all(texts.map(async (text) => ({ text, code: await encodeQr(text) })))
      if (!dropped) setPages(made)
    }
    prepare().catch(() => {
      if (!dropped) setPages('failed')
    })
    return () => {
      dropped = true
      setPages([])
    }
  }, [password, kind])
  return pages
}

function Paper({ pages, kind }: { pages: readonly Page[]; kind: Kind }) {
  const { state, labels } = useDrawer()
  const table = useAtomValue(state.spelling)
  if (!usePrinting()) return null
  return (
    <div className="password-maker-sheet" data-print-sheet="">
      {pages.map(({ text, code }, at) => (
        <article key={text}>
          <h2>{kind === 'whole' ? labels.sheet : labels.sharePage(at + 1, pages.length)}</h2>
          <p className="password-maker-sheet-text">{text}</p>
          <QrCode modules={code} label={labels.codeOf} />
          <p>{kind === 'whole' ? labels.sheetNote : labels.shareNote}</p>
          <p className="password-maker-sheet-line">{labels.sheetFor}</p>
          {kind === 'whole' && (
            <ol className="password-maker-spelling">
              {spell(text, table).map((spelled, place) => (
                // The place is what tells two equal characters apart.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={place} data-kind={spelled.kind}>
                  <b>{spelled.character === ' ' ? '␣' : spelled.character}</b>
                  <span>{labels.spelled(spelled)}</span>
                </li>
              ))}
            </ol>
          )}
        </article>
      ))}
    </div>
  )
}

/** The password on paper for an emergency: whole, or in three parts of which two give it; and back from paper. */
export function EmergencySheet() {
  const { state, labels } = useDrawer()
  const current = useAtomValue(state.current)
  const [kind, setKind] = useState<Kind>('whole')
  const pages = usePages(current?.text ?? '', kind)
  const isReady = pages !== 'failed' && pages.length > 0
  return (
    <>
      <p>{labels.sheetIntro}</p>
      <Choice
        legend={labels.sheetKind}
        value={kind}
        options={[
          { value: 'whole', label: labels.sheetKinds.whole },
          { value: 'split', label: labels.sheetKinds.split },
        ]}
        onChange={setKind}
      />
      {pages === 'failed' && <p role="alert">{labels.sheetFailed}</p>}
      <Button aria-disabled={!isReady || undefined} onClick={() => isReady && print()}>
        {labels.print}
      </Button>
      {isReady && <Paper pages={pages} kind={kind} />}
      <ReadShares />
    </>
  )
}
