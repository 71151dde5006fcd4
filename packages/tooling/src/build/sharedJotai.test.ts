import { expect, test } from 'vitest'
import { withSharedJotai } from './sharedJotai.ts'

test('declarations of a tool name the jotai of the shell', () => {
  expect(
    withSharedJotai(`import type { Atom } from 'jotai'
import { StoredAtom } from "@kleinzeug/storage/jotai"
export declare const one: import("jotai").Atom<string>
export { atomWithReset } from 'jotai/utils'`),
  ).toBe(`import type { Atom } from '@kleinzeug/shell/jotai'
import { StoredAtom } from "@kleinzeug/shell/jotai"
export declare const one: import("@kleinzeug/shell/jotai").Atom<string>
export { atomWithReset } from 'jotai/utils'`)
})
