import { createHash } from 'node:crypto'
import { isBuilt } from '../src/registry/ToolEntry.ts'
import { tools } from '../src/registry/tools.ts'

const workers = tools.filter(isBuilt).flatMap(({ trustedTypes }) => trustedTypes ?? [])

/**
 * The Content Security Policy of every page.
 *
 * @param inlineScript the only inline script, allowed by its hash
 * @param inDocument for a `<meta>`, where `frame-ancestors` has no effect and only causes a warning
 */
export function contentSecurityPolicy(inlineScript: string, inDocument = false): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    // Images and streams of other hosts are requested only after the visitor has agreed.
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    // A station of the visitor's choice is asked for its first bytes, to tell a web page from a stream,
    // and for its playlists: any https host. What a script could send elsewhere because of that is the record
    // of this browser and, unless the backend sets it HttpOnly, the token.
    "connect-src 'self' https:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // Scripts answer every form. What is typed before they run, such as a password, must not be sent.
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // One policy each for the one address of the service worker (src/boot/offline.ts) and of the tools' workers.
    ['trusted-types service-worker', ...workers].join(' '),
    ...(inDocument ? [] : ["frame-ancestors 'none'"]),
  ].join('; ')
}
