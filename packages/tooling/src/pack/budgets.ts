// The one size budget of the repository: files as a browser fetches them, brotli-compressed, in KiB.
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

export interface Budget {
  readonly name: string
  /** Paths of the files that count together. */
  readonly files: readonly string[]
  /** KiB. */
  readonly limit: number
}

const sizes = new Map<string, number>()

function kibibytes(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length / 1024
  sizes.set(file, size)
  return size
}

/** Measures files against their budget. */
export function measure({ name, files, limit }: Budget) {
  const size = files.reduce((sum, file) => sum + kibibytes(file), 0)
  return { line: `${name}: ${size.toFixed(1)} of ${limit} KiB`, exceeded: size > limit }
}
