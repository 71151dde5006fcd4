import names from './germanNames.json'

const families = new Map(Object.entries(names.families))
const parts = new Map(Object.entries(names.parts))
const players = new Map(Object.entries(names.players))

const heads = new Map([
  ['Variation', 'Variante'],
  ['Line', 'Variante'],
  ['Defense', 'Verteidigung'],
  ['Attack', 'Angriff'],
  ['Gambit', 'Gambit'],
  ['System', 'System'],
  ['Countergambit', 'Gegengambit'],
  ['Counterattack', 'Gegenangriff'],
])

/** One part of a name; English where no German name in use is known. */
function germanPart(part: string): string {
  const known = parts.get(part)
  if (known) return known
  const [, gambit, answer] = /^(.+ Gambit) (Accepted|Declined)$/.exec(part) ?? []
  if (gambit && germanPart(gambit) !== gambit) {
    return `${answer === 'Accepted' ? 'angenommenes' : 'abgelehntes'} ${germanPart(gambit)}`
  }
  const [, player, head] = /^(.+) (\w+)$/.exec(part) ?? []
  const [name, kind] = [players.get(player ?? ''), heads.get(head ?? '')]
  return name && kind ? `${name}-${kind}` : part
}

/**
 * The name of an opening in the language of the entry: the German one, part by part.
 *
 * @returns the name, and under which further name its family is looked for
 */
export function openingName(english: string): { readonly name: string; readonly further: string } {
  const [family = '', rest] = english.split(/: (.*)/s)
  const [head = '', ...tail] = families.has(family) ? [family] : family.split(', ')
  const [first = head, further = ''] = (families.get(head) ?? head).split('|')
  const all = [...tail, ...(rest ? rest.split(', ') : [])].map(germanPart)
  return { name: all.length > 0 ? `${first}: ${all.join(', ')}` : first, further }
}
