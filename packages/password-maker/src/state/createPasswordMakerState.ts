import type { Environment } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import { generatorOf, isRecipeProblem, type WordLists } from '../model/generator.ts'
import type { WordSource } from '../model/words/WordSource.ts'
import { randomIndex } from '../model/rolls/randomIndex.ts'
import { mixed, type Rolls } from '../model/rolls/rolls.ts'
import type { Language, Purpose, Recipe } from '../model/recipe.ts'
import { syllables } from '../model/words/syllables.ts'
import type { SpellingTable } from '../model/spelling/spellingTable.ts'
import { wifiLengths } from '../model/wifi/wifiLengths.ts'
import { passwordMakerSlice, type PasswordMakerStorage } from '../storage.ts'
import { loadWords } from '../words/loadWords.ts'

/** A password that was made, and what it was made for. It lives in memory and ends with the page. */
export interface MadePassword {
  readonly id: number
  readonly text: string
  readonly bits: number
  readonly purpose: Purpose
  /** What it was made from; another one asks for another password. */
  readonly source: string
  /** The number that it was made of, where throws by hand took part. */
  readonly origin?: Origin | undefined
}

/** How browser and hand gave the number of a password. */
export interface Origin {
  readonly drawn: bigint
  readonly rolls: Rolls
  /** How many passwords there are. */
  readonly size: bigint
  readonly number: bigint
  /** Words in the list and words in the password, where the number alone says which. */
  readonly words?: { readonly choices: number; readonly count: number } | undefined
}

/** How many of the last passwords can be reached again. */
export const MOST_PREVIOUS = 50

/** Which word list a recipe waits for. */
export type ListStatus = 'loading' | 'ready' | 'failed'

/** The atoms of one Pass Maker over its storage. */
export function createPasswordMakerState(
  storage: PasswordMakerStorage,
  { random }: Pick<Environment, 'random'>,
  _props?: unknown,
  load: (language: Language) => Promise<WordSource> = loadWords,
) {
  const data = storedAtom(storage, passwordMakerSlice)

  // The tab keeps its own purpose and, once a password stands here, its recipe: what another tab chooses or sets must
  // not replace the password.
  const chosen = atom<Purpose>()
  const own = atom<Readonly<Partial<Record<Purpose, Recipe>>>>({})
  const purpose = atom((get) => get(chosen) ?? get(data).purpose)
  const recipe = atom((get) => get(own)[get(purpose)] ?? get(data).recipes[get(purpose)])

  const loaded = atom<WordLists>({})
  /** A list of the visitor's own: it ends with the page, and takes the place of the others while it is used. */
  const ownList = atom<WordSource>()
  const usesOwnList = atom(false)
  const lists = atom((get): WordLists => {
    const own = get(usesOwnList) ? get(ownList) : undefined
    return own ? { german: own, english: own } : get(loaded)
  })
  const failed = atom<Readonly<Partial<Record<Language, true>>>>({})
  const listStatus = atom((get): ListStatus => {
    const { kind, words } = get(recipe)
    if (kind !== 'words' || get(lists)[words.language]) return 'ready'
    return get(failed)[words.language] ? 'failed' : 'loading'
  })
  /** Loads the word list that the recipe needs; a second call tries again what has failed. */
  const loadList = atom(null, async (get, set) => {
    const { kind, words } = get(recipe)
    if (kind !== 'words' || get(lists)[words.language]) return
    set(failed, (before) => ({ ...before, [words.language]: undefined }))
    try {
      const list = await load(words.language)
      set(loaded, (before) => ({ ...before, [words.language]: list }))
    } catch {
      set(failed, (before) => ({ ...before, [words.language]: true }))
    }
  })

  // Compared as text: a document that is stored anew without a change here asks for no new password.
  const recipeText = atom((get) => {
    const present = get(recipe)
    const { kind, by, bits } = present
    return JSON.stringify({ kind, bits: by === 'bits' ? bits : null, settings: present[kind] })
  })
  const source = atom((get) => `${get(purpose)} ${get(recipeText)} ${get(listStatus)} ${get(usesOwnList)}`)
  const generator = atom((get) => {
    get(source)
    return generatorOf(get(recipe), get(lists), get(purpose) === 'wifi' ? wifiLengths : undefined)
  })

  const current = atom<MadePassword>()
  const previous = atom<readonly MadePassword[]>([])
  let lastId = 0

  /** Draws passwords from what the recipe can give now. */
  const drawMany = atom(null, (get, _set, count: number): readonly string[] => {
    const made = get(generator)
    if (!made || isRecipeProblem(made)) return []
    const { size, at } = made.outcomes
    return Array.from({ length: count }, () => at(randomIndex(size, random)))
  })

  const changeRecipe = atom(null, (get, set, change: (recipe: Recipe) => Recipe) => {
    const at = get(purpose)
    const next = change(get(recipe))
    set(own, (before) => ({ ...before, [at]: next }))
    set(data, (before) => ({ ...before, recipes: { ...before.recipes, [at]: next } }))
  })

  const rolls = atom<Rolls>({ tool: 'die', faces: [] })

  /** Puts a new password into the window; the one before can be reached again. */
  const draw = atom(null, (get, set) => {
    const made = get(generator)
    const before = get(current)
    if (before) set(previous, (passwords) => [before, ...passwords].slice(0, MOST_PREVIOUS))
    if (!made || isRecipeProblem(made)) {
      set(current, undefined)
      return
    }
    const { size, at } = made.outcomes
    const thrown = get(rolls)
    const drawn = randomIndex(size, random)
    const number = mixed(drawn, thrown, size)
    const { kind } = get(recipe)
    set(current, {
      id: ++lastId,
      text: at(number),
      bits: made.bits,
      purpose: get(purpose),
      source: get(source),
      ...(thrown.faces.length > 0 && {
        origin: {
          drawn,
          rolls: thrown,
          size,
          number,
          // Bounds of length number the phrases otherwise.
          ...(kind !== 'characters' &&
            get(purpose) !== 'wifi' && { words: { choices: made.choices, count: made.length } }),
        },
      }),
    })
    // What was thrown once is not used twice.
    set(rolls, { ...thrown, faces: [] })
  })

  return {
    purpose,
    recipe,
    listStatus,
    loadList,
    ownList,
    usesOwnList,
    /** Uses a list of the visitor's own for words, and draws from it. */
    takeOwnList: atom(null, (_get, set, list: WordSource) => {
      set(ownList, list)
      set(usesOwnList, true)
      set(changeRecipe, (before) => ({ ...before, kind: 'words' }))
      set(draw)
    }),
    source,
    generator,
    current,
    previous,
    /** The words of the recipe by number; nothing where it is of characters, or its list is not loaded. */
    wordAt: atom((get) => {
      const { kind, words } = get(recipe)
      const source =
        kind === 'words' ? get(lists)[words.language] : kind === 'syllables' ? syllables : undefined
      return source && ((index: number) => source.at(index))
    }),
    /** Throws by hand that take part in the next draw. */
    rolls,
    /** Whether nothing that tells the password is shown. */
    hidden: atom(false),
    draw,
    drawMany,
    clearAfter: atom((get) => get(data).clearAfter),
    setClearAfter: atom(null, (_get, set, clearAfter: number) =>
      set(data, (before) => ({ ...before, clearAfter })),
    ),
    spelling: atom((get) => get(data).spelling),
    setSpelling: atom(null, (_get, set, spelling: SpellingTable) =>
      set(data, (before) => ({ ...before, spelling })),
    ),
    choosePurpose: atom(null, (_get, set, next: Purpose) => {
      set(chosen, next)
      set(data, (before) => ({ ...before, purpose: next }))
    }),
    changeRecipe,
    /** Draws once for what the recipe has become. */
    follow: atom(null, (get, set, wanted: string) => {
      const made = get(generator)
      if (made === undefined || get(current)?.source === wanted) return
      const [at, present] = [get(purpose), get(recipe)]
      set(own, (before) => ({ ...before, [at]: present }))
      set(draw)
    }),
    /** Brings an earlier password back; the one in the window takes its place among the earlier ones. */
    bringBack: atom(null, (get, set, id: number) => {
      const before = get(current)
      const wanted = get(previous).find((password) => password.id === id)
      if (!wanted) return
      set(previous, (passwords) => [
        ...(before ? [before] : []),
        ...passwords.filter((password) => password.id !== id),
      ])
      // It stays in the window until the recipe changes.
      set(current, { ...wanted, source: get(source) })
    }),
    forgetPrevious: atom(null, (_get, set) => set(previous, [])),
  }
}

export type PasswordMakerState = ReturnType<typeof createPasswordMakerState>
