import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** The cost of one scrypt hash: 2^`ln` · `r` · 128 bytes of memory, computed `p` times. */
export interface PasswordCost {
  readonly ln: number
  readonly r: number
  readonly p: number
}

/** 32 MiB; one of the settings that OWASP's Password Storage Cheat Sheet recommends. */
export const defaultCost: PasswordCost = { ln: 15, r: 8, p: 3 }

const saltBytes = 16
const hashBytes = 32

const derive = (password: string, salt: Buffer, { ln, r, p }: PasswordCost) =>
  new Promise<Buffer>((resolve, reject) => {
    const N = 2 ** ln
    // Systems encode an ä as one or as two code points; both are the same password.
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

/** Hashes a password. @returns algorithm, parameters, salt and hash in one line */
export async function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = randomBytes(saltBytes)
  return format(cost, salt, await derive(password, salt, cost))
}

/** Whether a password is the one that was hashed. The comparison takes constant time. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const { cost, salt, hash } = parse(stored)
  return timingSafeEqual(await derive(password, salt, cost), hash)
}

/** A hash that no password matches and that takes as long to check as a real one. */
export const unmatchableHash = (cost: PasswordCost): string =>
  format(cost, randomBytes(saltBytes), randomBytes(hashBytes))

/** Whether a hash was made with another cost than the given one. */
export function isOutdated(stored: string, { ln, r, p }: PasswordCost): boolean {
  const { cost } = parse(stored)
  return cost.ln !== ln || cost.r !== r || cost.p !== p
}
