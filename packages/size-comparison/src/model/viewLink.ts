import { kinds, type Kind } from './thing.ts'

/** What a link to a view holds. */
export interface ViewLink {
  /** The thing in the middle. */
  readonly at?: string | undefined
  /** Log₁₀ of the size in the middle, where that is between two things. */
  readonly decade?: number | undefined
  /** The two compared things. */
  readonly pair?: readonly [string, string] | undefined
  readonly kind?: Kind | undefined
}

const isId = (text: string | null): text is string => text !== null && /^[a-z0-9-]{1,40}$/i.test(text)

/** The view as text for the query or fragment of an address: `bei=erde&vergleich=mond~erde`. */
export function writeView({ at, decade, pair, kind }: ViewLink): string {
  const fields = [
    at !== undefined ? `bei=${at}` : decade !== undefined ? `bei=1e${decade.toFixed(3)}` : '',
    pair ? `vergleich=${pair.join('~')}` : '',
    kind ? `art=${kind}` : '',
  ]
  return fields.filter(Boolean).join('&')
}

/** Reads such a text; what cannot be read is left out. */
export function readView(text: string): ViewLink {
  const fields = new URLSearchParams(text.replace(/^[#?]/, ''))
  const at = fields.get('bei')
  const power = /^1e(-?\d+(\.\d+)?)$/.exec(at ?? '')?.[1]
  const pair = fields.get('vergleich')?.split('~') ?? []
  const [first, second] = pair
  const kind = kinds.find((each) => each === fields.get('art'))
  const decade = power === undefined ? undefined : Number(power)
  return {
    ...(decade === undefined && isId(at) && { at }),
    ...(decade !== undefined && Math.abs(decade) <= 40 && { decade }),
    ...(pair.length === 2 &&
      isId(first ?? null) &&
      isId(second ?? null) && { pair: [first ?? '', second ?? ''] as const }),
    ...(kind && { kind }),
  }
}
