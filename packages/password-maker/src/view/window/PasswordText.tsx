import { Fragment } from 'react'

const runs = /(\d+|[^\p{L}\d]+)/u

const kindOf = (run: string) => (/^\d/.test(run) ? 'digits' : /^\p{L}/u.test(run) ? 'letters' : 'signs')

/** A password as it is read: digits and signs differ from letters, and lines end behind signs. */
export function PasswordText({ text }: { text: string }) {
  let at = 0
  return text
    .split(runs)
    .filter(Boolean)
    .map((run) => {
      const start = at
      at += run.length
      const kind = kindOf(run)
      return (
        <Fragment key={start}>
          <span data-kind={kind}>{run}</span>
          {kind === 'signs' && <wbr />}
        </Fragment>
      )
    })
}
