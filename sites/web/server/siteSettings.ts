import { readFileSync, statSync } from 'node:fs'
import * as v from 'valibot'

const schema = v.object({
  policy: v.string(),
  redirects: v.record(v.string(), v.string()),
  /** The page that the share menu of a phone posts to. */
  share: v.optional(v.string()),
})

export type SiteSettings = v.InferOutput<typeof schema>

const read = (file: string) => v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))

/**
 * Makes the function that tells the Content Security Policy, the redirects and the share target of the build that is
 * there now. While a deploy is writing the file, those of the build before are kept.
 *
 * @throws when there is no build yet
 */
export function createSiteSettings(file: string): () => SiteSettings {
  let settings = read(file)
  let version = statSync(file).mtimeMs

  return () => {
    try {
      const { mtimeMs } = statSync(file)
      if (mtimeMs !== version) {
        settings = read(file)
        version = mtimeMs
      }
    } catch {
      // Missing or half written: asked for again with the next request.
    }
    return settings
  }
}
