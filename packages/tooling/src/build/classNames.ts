// The classes of shared controls in what is published. Two tools that were released apart bring two versions of the
// controls and their styles to one page: each has names of its own, which no other stylesheet uses either.
import { readFileSync } from 'node:fs'

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(new URL(`../../../${name}/package.json`, import.meta.url), 'utf8')).version

// `ui-monospace` and its like are fonts of the system.
const sharedClass = /(?<![\w-])(ui|shell)-(?!monospace|sans-serif|serif|rounded)/g

// Each number in one place of base 36: every letter counts where a name is repeated a hundred times.
const shortVersion = (version: string) =>
  version.replaceAll(/\d+/g, (number) => Number(number).toString(36)).replaceAll(/\W/g, '')

/**
 * Adds the version of its package to the name of every class of `@kleinzeug/ui` and `@kleinzeug/shell` in a module or
 * a stylesheet: `ui-button` becomes `ui123-button` in 1.2.3. Which version a tool gets is certain, because it depends on
 * exactly that one.
 */
export const withVersionedClasses = (text: string, version: (name: string) => string = versionOf): string =>
  text.replaceAll(sharedClass, (_, name: string) => `${name}${shortVersion(version(name))}-`)
