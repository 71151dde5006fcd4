import { Button, TextField } from '@kleinzeug/ui'
import { useState } from 'react'
import { isShareProblem, joinShares, NEEDED, type ShareProblem } from '../../model/wifi/shareText.ts'
import { useDrawer } from './useDrawer.ts'

/** Gives the password of two parts on paper. What is typed is kept nowhere. */
export function ReadShares() {
  const { labels } = useDrawer()
  const [texts, setTexts] = useState<readonly string[]>(() => Array.from({ length: NEEDED }, () => ''))
  const [result, setResult] = useState<string | ShareProblem>()
  const problemAt = (place: number) =>
    result !== undefined && isShareProblem(result) && result.kind === 'unreadable' && result.place === place
      ? labels.shareUnreadable
      : undefined
  return (
    <form
      className="password-maker-stack"
      onSubmit={(event) => {
        event.preventDefault()
        joinShares(texts).then(setResult, () => setResult({ kind: 'apart' }))
      }}
    >
      <p>{labels.readSharesIntro}</p>
      {texts.map((text, place) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- there are always two
          key={place}
          label={labels.shareField(place + 1)}
          value={text}
          error={problemAt(place)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(next) => {
            setTexts(texts.map((before, at) => (at === place ? next : before)))
            setResult(undefined)
          }}
        />
      ))}
      <Button type="submit">{labels.joinShares}</Button>
      {result !== undefined && isShareProblem(result) && result.kind === 'apart' && (
        <p role="alert">{labels.sharesApart}</p>
      )}
      {typeof result === 'string' && (
        <p role="status" className="password-maker-written">
          <span>{labels.joined}</span>
          <code translate="no">{result}</code>
        </p>
      )}
    </form>
  )
}
