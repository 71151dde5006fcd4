/** The compressed copies that the build writes, the better first. */
const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

function weights(header: string): Map<string, number> {
  const entries = header.split(',').map((entry): [string, number] => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    return [name, q ? Number(q.slice(2)) || 0 : 1]
  })
  return new Map(entries)
}

/** The encodings of an `Accept-Encoding` header, in its order of preference; equal ones in ours. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return []
  const accepted = weights(header)
  const weight = (name: Encoding) => accepted.get(name) ?? accepted.get('*') ?? 0
  return encodings.filter((name) => weight(name) > 0).toSorted((a, b) => weight(b) - weight(a))
}
