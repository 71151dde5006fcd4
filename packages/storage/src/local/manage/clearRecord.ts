import { writeRecord } from '../record/recordText.ts'
import { asRevision } from '../record/versionedField.ts'
import type { RecordCore } from './recordCore.ts'

/**
 * What could not be deleted: the record of a newer version, or one of the two stores. `marker`: everything was
 * deleted; where there is no IndexedDB, the time of it stays in an entry that holds nothing else.
 */
export type Remains = 'newer' | 'localStorage' | 'indexedDB' | 'marker'

/** Deletes everything in every store and tab. Resolves to what could not be deleted. */
export async function clearRecord(core: RecordCore): Promise<readonly Remains[]> {
  const { replica, documents, outbox, channel, entry, mirrorWriter, archive } = core
  if (!core.isWriting()) return ['newer']
  // Later than every edit, so that the merge of a record without fields deletes them all.
  const latest = Math.max(replica.cleared(), ...[...replica.fields.values()].map(({ revision }) => revision))
  const cleared = Math.max(asRevision(core.now()), latest + 1)
  const { changed } = replica.merge({ fields: new Map(), cleared })
  outbox.remove()
  core.deleted()
  channel.send(writeRecord(new Map(), replica.cleared(), core.version))
  documents.changed(changed)
  await Promise.all([mirrorWriter.settled(), archive.settled()])
  const isMirrorClear = mirrorWriter.isClear()
  // The empty entry tells a tab that wakes up later; where the mirror can tell it, the entry goes too.
  if (isMirrorClear && replica.fields.size === 0) entry.remove()
  const remains: Remains[] = []
  if (entry.state() !== 'ok') remains.push('localStorage')
  if (!isMirrorClear && core.environment.indexedDB) remains.push('indexedDB')
  else if (!isMirrorClear && remains.length === 0) remains.push('marker')
  return remains
}
