import { page } from '../../../page/page.ts'
import { manager } from '../../../record/manager.ts'
import { completeData, loadSlices, toolFields } from '../../../registry/toolFields.ts'
import type { Part } from '../model/exchange.ts'

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The data of the tools on this device; settings of the device itself, such as its colours, stay where they are. */
export async function ownParts(): Promise<ReadonlyMap<string, Part>> {
  await page.record.ready
  await completeData(manager.summary.read().texts, page.record.slice)
  const texts = [...manager.summary.read().texts].filter(([name]) => toolFields.has(name))
  return new Map(
    await Promise.all(
      texts.map(
        async ([name, text]) =>
          [
            name,
            { text, revision: Math.max(0, manager.revisionOf(name)), hash: await hashOf(text) },
          ] as const,
      ),
    ),
  )
}

/** The slices of the tools; opened in the record, so that it knows them. */
export async function openSlices(names: readonly string[]) {
  const slices = await loadSlices(names)
  for (const slice of slices.values()) page.record.slice(slice)
  return slices
}
