import { type Drafts, memoryStorage, type StorageAdapter } from '@kleinzeug/storage'
import { createContext, use, useState, useSyncExternalStore } from 'react'

/** Where the drafts of the tool around are kept; outside of a tool, until the page is left. */
export const DraftsContext = createContext<StorageAdapter<Drafts>>(memoryStorage<Drafts>())

/** The text of an entry field. */
export interface FieldDraft {
  /** The draft; without one what is stored. */
  readonly text: string
  /** Whether there is a draft, as opposed to a text that is stored. */
  readonly isDraft: boolean
  /** Why the text was refused. */
  readonly reason: string | undefined
  /**
   * Shows a text. It is kept over a reload, and for another component of this name, until it is cleared.
   *
   * @param isStored whether it is stored already, as by a form that stores every letter: it is not kept then
   */
  readonly set: (text: string, isStored?: boolean) => void
  /** Says why a text was refused, by default the one shown. It stays with the reason until the visitor changes it. */
  readonly refuse: (reason: string, text?: string) => void
  /** To be called when the text was entered or given up: the field shows what is stored. */
  readonly clear: () => void
  /** Props for the field. */
  readonly field: {
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (text: string) => void
  }
}

/**
 * The text of an entry field, as long as it is not entered: it survives a reload, a change of view and a refusal.
 * Not for passwords and passphrases.
 *
 * @param name of the field, with the entry that it belongs to where there are several: `edit/42/title`
 * @param stored what the field shows without a draft
 * @example
 * ```tsx
 * const line = useDraft('quick')
 * const submit = () => {
 *   if (line.text === '') line.refuse(labels.empty)
 *   else add(line.text), line.clear()
 * }
 * <TextField label={labels.quick} {...line.field} />
 * ```
 */
export function useDraft(name: string, stored = ''): FieldDraft {
  const drafts = use(DraftsContext)
  const draft = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read()?.[name],
    () => undefined,
  )
  // What is stored may differ from what was typed, as a form tidies it: the field does not follow while it is edited.
  const [shown, setShown] = useState<{ readonly name?: string; readonly text?: string }>()
  const keep = (next: Drafts[string] | undefined) => {
    const { [name]: before, ...others } = drafts.read() ?? {}
    if (next || before) drafts.write(next ? { ...others, [name]: next } : others)
  }
  const text = draft?.text ?? (shown?.name === name ? shown.text : undefined) ?? stored
  const set = (next: string, isStored = false) => {
    // A new object in any case: what is typed before React follows the drafts is rendered, too.
    setShown(isStored ? { name, text: next } : {})
    keep(isStored || next === stored ? undefined : { text: next })
  }
  return {
    text,
    isDraft: draft !== undefined,
    reason: draft?.reason,
    set,
    refuse: (reason, refused = text) => keep({ text: refused, reason }),
    clear: () => {
      setShown(undefined)
      keep(undefined)
    },
    field: { value: text, error: draft?.reason, onChange: set },
  }
}
