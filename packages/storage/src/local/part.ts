import { attempt } from './attempt.ts'
import { checkedLength, checksum } from './checksum.ts'
import { parsed } from './json.ts'

/**
 * One field of the record in one of its states. What it says never changes; text, checksum and value
 * are each made from the other when first asked for, so that an edit costs nothing but its value.
 */
export class Part {
  /** Time of the edit in ms since 1970, or one more than the revision before where clocks disagree; 0: from before revisions. */
  readonly revision: number
  /** The revision that the edit was based on: tells an edit that knew of another from one that collided with it. */
  readonly base: number
  #text: string | undefined
  #checksum: string | undefined
  #value: unknown
  /** Of a part made from a value: the last one with a text, kept until this one has its own. */
  #before: Part | undefined
  #lazy = false
  /** `undefined`: nobody has compared the text with the checksum that came with it. */
  #isSound: boolean | undefined = true

  private constructor(revision: number, base: number) {
    this.revision = revision
    this.base = base
  }

  /** @param text its JSON; `undefined`: the field was reset, and nothing is stored under its name */
  static ofText(text: string | undefined, revision = 0, base = 0): Part {
    const part = new Part(revision, base)
    part.#text = text
    return part
  }

  /** A part as it was found stored, beside the checksum of what was once written. */
  static stored(text: string, revision: number, base: number, sum: string): Part {
    const part = Part.ofText(text, revision, base)
    part.#checksum = sum
    part.#isSound = checkedLength(sum) === text.length ? undefined : false
    return part
  }

  static ofValue(value: unknown, revision: number, base: number, before: Part | undefined): Part {
    const part = new Part(revision, base)
    part.#value = value
    part.#lazy = true
    part.#before = before && before.#lazy ? before.#before : before
    return part
  }

  /** Whether the field was reset. */
  get isReset(): boolean {
    return !this.#lazy && this.#text === undefined
  }

  get text(): string | undefined {
    if (this.#lazy) {
      // What is no JSON (a tool's mistake) stays in this tab; stored remains what was there before.
      this.#text = attempt(() => JSON.stringify(this.#value)) ?? this.#before?.text
      this.#lazy = false
      this.#before = undefined
    }
    return this.#text
  }

  get checksum(): string {
    const { text } = this
    return (this.#checksum ??= text === undefined ? '' : checksum(text))
  }

  get value(): unknown {
    const text = this.#text
    if (this.#value === undefined && text !== undefined) this.#value = parsed(text)
    return this.#value
  }

  /** Whether the text is the one that was once written. Reads it through the first time. */
  get isSound(): boolean {
    return (this.#isSound ??= checksum(this.#text ?? '') === this.#checksum)
  }

  /** Whether both hold the same text; if so, neither needs to be read through: no damage strikes twice alike. */
  agrees(copy: Part): boolean {
    const isSame = copy.#checksum === this.#checksum && copy.#text === this.#text
    if (isSame && this.#isSound !== false) this.#isSound = copy.#isSound = true
    return isSame
  }
}

/** Whether `a` takes the place of `b`: the later edit, and between two of the same instant the same one in every tab. */
export const isNewer = (a: Part, b: Part): boolean =>
  a.revision === b.revision ? a.checksum > b.checksum : a.revision > b.revision

/** Whether the loser's edit was made without the winner's maker knowing of it. */
export const collides = (winner: Part, loser: Part): boolean =>
  winner.base < loser.revision && winner.checksum !== loser.checksum
