import { manager } from '../../../record/manager.ts'
import type { Arrived, Parts } from '../model/exchange.ts'
import { mergeParts } from '../model/mergeParts.ts'
import { openSlices, ownParts } from './ownParts.ts'

/** What merging would change on this device. */
export interface Changes {
  /** The JSON text of each field that would be different afterwards. */
  readonly texts: ReadonlyMap<string, string>
  readonly lost: readonly string[]
  readonly unreadable: readonly string[]
}

/** What both devices would hold, without those that are the same here already. Rejects where a slice cannot be loaded. */
export async function changesOf(own: Parts, arrived: ReadonlyMap<string, Arrived>): Promise<Changes> {
  const { texts, lost, unreadable } = mergeParts(own, arrived, await openSlices([...arrived.keys()]))
  return {
    texts: new Map([...texts].filter(([name, text]) => own.get(name)?.text !== text)),
    lost,
    unreadable,
  }
}

/**
 * Puts the merged data into the record, as an import that can be undone. Resolves to why not: `edited`, where a tool was
 * used since the exchange, or `refused`.
 */
export async function takeOver({ texts }: Changes, own: Parts): Promise<'done' | 'edited' | 'refused'> {
  const present = await ownParts()
  for (const name of texts.keys()) if (present.get(name)?.hash !== own.get(name)?.hash) return 'edited'
  const fields = [...texts].map(([name, text]) => `${JSON.stringify(name)}:${text}`)
  const preview = await manager.previewImport(`{"meta":{"version":1},${fields.join(',')}}`)
  if (!preview.accepted) return 'refused'
  return (await manager.applyImport(preview, { names: [...texts.keys()], mode: 'replace' }))
    ? 'done'
    : 'refused'
}
