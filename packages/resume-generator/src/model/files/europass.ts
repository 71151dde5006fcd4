import { decodeResume, type Resume } from '../resume.ts'
import { fromCandidate } from './europassCandidate.ts'
import { fromSkillsPassport } from './europassPassport.ts'
import type { Moved } from './moved.ts'
import { unreadElements, type UnreadText } from './unread.ts'
import { readXml, type XmlElement } from './xml.ts'

const readers: Readonly<Record<string, (root: XmlElement) => Moved<unknown>>> = {
  SkillsPassport: fromSkillsPassport,
  Candidate: fromCandidate,
}

/** Reads Europass: version 3 (`SkillsPassport`) and the `Candidate` of today's platform; `undefined` for other XML. */
export function readEuropass(
  source: string,
  reject?: (path: string, value: unknown) => void,
): (Moved<Resume> & { readonly unread: readonly UnreadText[] }) | undefined {
  const root = readXml(source)
  const read = root && readers[root.name]?.(root)
  const resume = read && decodeResume(read.resume, reject)
  return resume && { resume, moved: read.moved, unread: unreadElements(root, resume) }
}
