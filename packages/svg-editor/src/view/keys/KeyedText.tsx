import { Fragment } from 'react'

/** A sentence whose keys, written `between backticks`, are rendered as caps. */
export function KeyedText({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? <kbd key={at}>{part}</kbd> : <Fragment key={at}>{part}</Fragment>))
}
