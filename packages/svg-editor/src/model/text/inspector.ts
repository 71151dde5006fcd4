import type { Attribute } from '../document/svgNode.ts'
import { unescape } from './entities.ts'
import { isPicture, localReference, mayShowElement } from './safety.ts'
import type { Token } from './xml.ts'

const outside = /^\s*(?:https?:|\/\/)/i
const loads = /url\(\s*(?:["']|&quot;|&apos;)?(?:https?:|\/\/|data:)/i
/** Elements that draw nothing, so that the notice need not name them. */
const undrawn = /^(?:metadata|title|desc|style)$|^(?!svg:)[\w.-]+:/

/** Collects for a notice the names of what a file contains but the editor never shows or runs. */
export function createInspector() {
  const found = new Set<string>()
  let undeclared: string | undefined
  let prefix: string | undefined
  const declared = new Set<string>()

  function seeElement(name: string, attributes: readonly Attribute[]) {
    // The first element is the root: its prefix applies to all SVG elements.
    prefix ??= name.slice(0, name.indexOf(':') + 1)
    const local = name.startsWith(prefix) ? name.slice(prefix.length) : name
    if (!mayShowElement(local) && !undrawn.test(local)) found.add(`<${local}>`)
    for (const { name: key, raw } of attributes) {
      if (key.startsWith('xmlns:')) declared.add(key.slice(6))
      if (key.startsWith('xlink:') && !declared.has('xlink')) undeclared = 'xlink'
      if (/^on[a-z]/i.test(key)) found.add('on…')
      // Only numeric references could hide a letter; resolving the others takes long where there are millions.
      const value = raw.includes('&#') || key.endsWith('href') ? unescape(raw) : raw
      if (/^\s*javascript\s*:/i.test(value)) found.add('javascript:')
      if (/(?:^|:)href$/.test(key) && (outside.test(value) || !mayLink(local, value))) found.add('href')
      if (loads.test(value) && !key.endsWith('href')) found.add('url()')
    }
  }

  return {
    see: (token: Token, text: string) => {
      if (token.kind === 'open') seeElement(token.name, token.attributes)
      else if (token.kind === 'doctype' || token.kind === 'comment' || token.kind === 'instruction') return
      else if (token.kind !== 'close' && loads.test(text.slice(token.start, token.end))) found.add('url()')
    },
    /** Names of what is not shown. */
    hidden: (): readonly string[] => [...found],
    /** A prefix that the file uses and does not declare. */
    undeclared: () => undeclared,
  }
}

export type Inspector = ReturnType<typeof createInspector>

/** Whether an element's reference may be followed: within the document, or to an embedded image. */
const mayLink = (element: string, value: string) =>
  element === 'a' || localReference(value) !== undefined || (element === 'image' && isPicture(value))
