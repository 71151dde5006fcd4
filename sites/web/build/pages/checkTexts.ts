import { brotliCompressSync } from 'node:zlib'
import budgets from '../../budgets.json' with { type: 'json' }

/** Throws where the texts that the search loads weigh more than a phone should be given. */
export function checkTexts(texts: string): void {
  const kibibytes = brotliCompressSync(texts).length / 1024
  console.log(`texts of the search: ${kibibytes.toFixed(1)} of ${budgets.texts} KiB`)
  if (kibibytes > budgets.texts) throw new Error('the texts of the search are past their budget')
}
