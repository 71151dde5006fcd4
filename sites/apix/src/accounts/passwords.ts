import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** What one hash costs: 2^`ln` · `r` · 128 bytes of memory, `p` times over. */
export interface PasswordCost {
  readonly ln: number
  readonly r: number
  readonly p: number
}

/** 32 MiB and about a quarter of a second on a small machine, as OWASP's cheat sheet has it. */
export const defaultCost: PasswordCost = { ln: 15, r: 8, p: 3 }

const saltBytes = 16
const hashBytes = 32

const derive = (password: string, salt: Buffer, { ln, r, p }: PasswordCost) =>
  new Promise<Buffer>((resolve, reject) => {
    const N = 2 ** ln
    // Keyboards differ in how they compose an ä; the password is the same one.
    scrypt(password.normalize('NFKC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const format = ({ ln, r, p }: PasswordCost, salt: Buffer, hash: Buffer) =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`

function parse(stored: string) {
  const [, ln, r, p, salt, hash] =
    /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored) ?? []
  if (!salt || !hash) throw new Error('a stored password hash is not of a known form')
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

/** @returns the hash with everything that is needed to check a password against it, in one line */
export async function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  return format(cost, salt, await derive(password, salt, cost))
}

/** Whether a password is the one that was hashed; takes the same time either way. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const { cost, salt, hash } = parse(stored)
  return timingSafeEqual(await derive(password, salt, cost), hash)
}

/** A hash that no password has: checking against it costs what checking a real one costs. */
export const unmatchableHash = (cost: PasswordCost): string =>
  format(cost, randomBytes(saltBytes), randomBytes(hashBytes))

/** Whether a hash was made with another cost than the one asked for today. */
export function isOutdated(stored: string, { ln, r, p }: PasswordCost): boolean {
  const { cost } = parse(stored)
  return cost.ln !== ln || cost.r !== r || cost.p !== p
}
