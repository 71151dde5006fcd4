import type { MarkedToken, Token, Tokens } from 'marked'
import { Fragment, useMemo, type ReactNode } from 'react'
import { decoded } from '../../model/entities.ts'
import { safeLink } from '../../model/webAddress.ts'
import { Embed } from './Embed.tsx'
import { ExternalImage } from './ExternalImage.tsx'
import { isWiki, readTokens } from './readMarkdown.ts'
import { WikiLink } from './WikiLink.tsx'

/** A text in Markdown as elements. HTML in it is shown as it was typed; links lead to the web or nowhere. */
export default function MarkdownText({ text }: { text: string }) {
  const tokens = useMemo(() => readTokens(text), [text])
  return <Nodes tokens={tokens} />
}

function Nodes({ tokens = [] }: { tokens?: readonly Token[] | undefined }) {
  return tokens.map((token, index) => <Fragment key={index}>{nodeOf(token)}</Fragment>)
}

// marked adds a generic token to its union for extensions, which would keep `type` from narrowing it.
const isKnown = (token: Token): token is MarkedToken => token.type !== 'wiki'

function nodeOf(token: Token): ReactNode {
  if (isWiki(token)) return token.isEmbed ? <Embed {...token} /> : <WikiLink {...token} />
  if (!isKnown(token)) return null
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return null
    case 'br':
      return <br />
    case 'hr':
      return <hr />
    case 'code':
      return <pre>{token.text}</pre>
    case 'codespan':
      return <code>{token.text}</code>
    case 'heading':
      return (
        <h3 data-depth={token.depth}>
          <Nodes tokens={token.tokens} />
        </h3>
      )
    case 'paragraph':
      return (
        <p>
          <Nodes tokens={token.tokens} />
        </p>
      )
    case 'blockquote':
      return (
        <blockquote>
          <Nodes tokens={token.tokens} />
        </blockquote>
      )
    case 'strong':
      return (
        <strong>
          <Nodes tokens={token.tokens} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Nodes tokens={token.tokens} />
        </em>
      )
    case 'del':
      return (
        <del>
          <Nodes tokens={token.tokens} />
        </del>
      )
    case 'list':
      return <List list={token} />
    case 'table':
      return <Table table={token} />
    case 'image':
      return <ExternalImage address={decoded(token.href)} alt={decoded(token.text)} />
    case 'link':
      return <Link link={token} />
    case 'text':
      return token.tokens ? <Nodes tokens={token.tokens} /> : decoded(token.text)
    case 'escape':
      return token.text
    default:
      // HTML is text here.
      return token.raw
  }
}

function Link({ link }: { link: Tokens.Link }) {
  const address = safeLink(decoded(link.href))
  return address === undefined ? (
    // What leads nowhere is shown as it was typed.
    link.raw
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer">
      <Nodes tokens={link.tokens} />
    </a>
  )
}

function List({ list }: { list: Tokens.List }) {
  const items = list.items.map((item, index) => (
    <li key={index} data-task={item.task || undefined}>
      {item.task && (item.checked ? '☑ ' : '☐ ')}
      <Nodes tokens={item.tokens} />
    </li>
  ))
  return list.ordered ? <ol start={Number(list.start) || 1}>{items}</ol> : <ul>{items}</ul>
}

function Table({ table }: { table: Tokens.Table }) {
  return (
    <div className="neo-cortex-table">
      <table>
        <thead>
          <tr>
            {table.header.map((cell, index) => (
              <th key={index} scope="col">
                <Nodes tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Nodes tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
