import type { FileContent } from '@kleinzeug/shell/import'
import type { WorktimeLabels } from '../../labels.ts'
import { verifyProof } from '../../model/exchange/proof.ts'
import type { WorktimePart } from '../../state/importRules.ts'
import { digest } from './digest.ts'

/** Checks a proof: its entries can be taken where nobody has changed them. */
export async function readProof(
  text: string,
  labels: Pick<WorktimeLabels, 'proofIntact' | 'proofBroken' | 'proofUnreadable'>,
): Promise<FileContent<WorktimePart> | { readonly refused: string }> {
  const verdict = await verifyProof(text, digest)
  if (!verdict) return { refused: labels.proofUnreadable }
  const { proof, isIntact } = verdict
  if (!isIntact) return { refused: labels.proofBroken(verdict.brokenAt?.date) }
  return {
    items: proof.entries.map(({ day }) => day),
    problems: [],
    note: labels.proofIntact(proof.month, proof.name, proof.seal),
  }
}
