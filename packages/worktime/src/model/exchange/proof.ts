import { isObject } from '@kleinzeug/storage/decode'
import * as v from 'valibot'
import { daySchema, type WorkDay } from '../record/work.ts'

/** SHA-256 of a text, as hexadecimal digits. */
export type Digest = (text: string) => Promise<string>

const KIND = 'kleinzeug-worktime-proof'

/** The month's entries as a chain: each hash is made of the one before and of its day. */
export interface Proof {
  readonly kind: typeof KIND
  readonly version: 1
  /** YYYY-MM. */
  readonly month: string
  readonly name: string
  readonly employer: string
  readonly entries: ReadonlyArray<{ readonly day: WorkDay; readonly hash: string }>
  /** The last hash: whoever has kept it, on a signed sheet for instance, can tell any later change. */
  readonly seal: string
}

type Head = Pick<Proof, 'month' | 'name' | 'employer'>

/** Fields in the order of their names, so that equal days have equal texts. */
const canonical = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(canonical).join(',')}]`
    : isObject(value)
      ? `{${Object.keys(value)
          .toSorted()
          .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
          .join(',')}}`
      : JSON.stringify(value)

/** The hashes of a chain, that of the head first. */
async function chain({ month, name, employer }: Head, days: readonly WorkDay[], digest: Digest) {
  const hashes = [await digest(canonical({ kind: KIND, version: 1, month, name, employer }))]
  // One after the other: each needs the one before.
  // oxlint-disable-next-line no-await-in-loop
  for (const day of days) hashes.push(await digest(`${hashes.at(-1)}${canonical(day)}`))
  return hashes
}

/** The proof of the days of a month. */
export async function proofOf(head: Head, days: readonly WorkDay[], digest: Digest): Promise<Proof> {
  const [first = '', ...hashes] = await chain(head, days, digest)
  return {
    kind: KIND,
    version: 1,
    ...head,
    entries: days.map((day, index) => ({ day, hash: hashes[index] ?? '' })),
    seal: hashes.at(-1) ?? first,
  }
}

const schema = v.object({
  kind: v.picklist([KIND]),
  version: v.picklist([1]),
  month: v.string(),
  name: v.string(),
  employer: v.string(),
  entries: v.array(v.object({ day: daySchema, hash: v.string() })),
  seal: v.string(),
})

/** What became of a proof. */
export type Verdict =
  | { readonly proof: Proof; readonly isIntact: true }
  /** The first entry that does not fit; `undefined` where the head, or only the end, does not. */
  | { readonly proof: Proof; readonly isIntact: false; readonly brokenAt: WorkDay | undefined }

/** Whether a text wants to be a proof. */
export const isProof = (text: string) => text.includes(KIND)

/** Recomputes the chain of a proof; `undefined` where it is none that can be read. */
export async function verifyProof(text: string, digest: Digest): Promise<Verdict | undefined> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  const result = v.safeParse(schema, data)
  if (!result.success) return undefined
  const proof: Proof = result.output
  const days = proof.entries.map(({ day }) => day)
  const [head = '', ...hashes] = await chain(proof, days, digest)
  const broken = proof.entries.find(({ hash }, index) => hash !== hashes[index])
  if (broken || proof.seal !== (hashes.at(-1) ?? head))
    return { proof, isIntact: false, brokenAt: broken?.day }
  return { proof, isIntact: true }
}
