import type { FolderSlice } from '../../slice.ts'
import type { RecordCore } from '../manage/recordCore.ts'
import type { FolderPart } from './folderPart.ts'
import { createRecordPart } from './recordPart.ts'

const nothing: FolderPart['files'] = { toFiles: () => new Map() }

/**
 * The parts of the record as files: the record itself first, so that what another device has written is known before its
 * readable files are read. A tool's code for files is loaded when it has data, or was asked for once.
 */
export function createParts(
  core: RecordCore,
  load: () => Promise<ReadonlyMap<string, FolderSlice<unknown>>>,
) {
  let slices: Promise<ReadonlyMap<string, FolderSlice<unknown>>> | undefined
  const loaded = new Map<string, FolderPart['files']>()
  let seen: readonly unknown[] = []
  const identities = () =>
    [...core.replica.fields].flatMap(([name, field]) => (name === 'backup' ? [] : field))

  async function parts(leftOut: readonly string[]): Promise<readonly FolderPart[]> {
    seen = identities()
    const known = await (slices ??= load())
    const isOut = (name: string) => leftOut.includes(name)
    const tools: FolderPart[] = []
    for (const [name, slice] of known) {
      if (!slice.files) continue
      const adapter = core.documents.slice(slice)
      const files = loaded.get(name) ?? (await slice.files())
      loaded.set(name, files)
      tools.push({
        name,
        // What is left out has no files: those that were written are deleted.
        files: isOut(name) ? nothing : files,
        read: () => (isOut(name) ? undefined : adapter.read()),
        defaults: slice.defaults,
        write: adapter.write,
      })
    }
    return [createRecordPart(core, known, isOut), ...tools]
  }

  return Object.assign(parts, {
    /** Whether the data have changed since the parts were last made. */
    hasChanged: () => {
      const fields = identities()
      return fields.length !== seen.length || fields.some((field, at) => field !== seen[at])
    },
  })
}
