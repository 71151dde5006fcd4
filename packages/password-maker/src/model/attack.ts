/** A way to guess passwords, how fast it is, and who says so. */
export interface Attack {
  readonly id: 'online' | 'bcrypt' | 'wpa' | 'ntlm'
  /** Guesses in a second. */
  readonly speed: number
  readonly source: string
  readonly url: string
}

const zxcvbn = {
  source: 'D. L. Wheeler: zxcvbn, USENIX Security 2016',
  url: 'https://www.usenix.org/conference/usenixsecurity16/technical-sessions/presentation/wheeler',
}
const hashcat = {
  source: 'hashcat 6.2.6, GeForce RTX 4090 (S. Croley, 2022)',
  url: 'https://gist.github.com/Chick3nman/32e662a5bb63bc4f51b847bb422222fd',
}

/** A login page that lets 100 tries an hour pass. */
const online: Attack = { id: 'online', speed: 100 / 3600, ...zxcvbn }
/** Stolen and stored well: bcrypt with 2⁵ rounds on one graphics card. */
const bcrypt: Attack = { id: 'bcrypt', speed: 184_000, ...hashcat }
/** A recorded Wi-Fi login: PBKDF2 with 4,096 rounds on one graphics card. */
const wpa: Attack = { id: 'wpa', speed: 2_533_300, ...hashcat }
/** Stolen and stored badly: NTLM, one fast hash without salt, on one graphics card. */
const ntlm: Attack = { id: 'ntlm', speed: 288_500_000_000, ...hashcat }

/** How many tries a card or a telephone lets pass before it locks. */
export const TRIES = 3

/** The chance that one of three tries is right: one in so many. */
export const oneInWithTries = (bits: number) => Math.max(1, 2 ** bits / TRIES)

/** The attacks that a purpose is measured by; a PIN only where it is tried in. */
export const attacksOn = (purpose: string): readonly Attack[] =>
  purpose === 'wifi' ? [online, wpa, ntlm] : purpose === 'pin' ? [online] : [online, bcrypt, ntlm]

/** The mean time to guess in seconds: half of all passwords are tried. */
export const secondsToGuess = (bits: number, { speed }: Attack) => 2 ** (bits - 1) / speed

/** Bits that a password needs to resist an attack for a number of seconds. */
export const bitsForSeconds = (seconds: number, { speed }: Attack) => Math.log2(seconds * speed) + 1
