import { createHistory, type StepName } from '@kleinzeug/shell/state'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { atom } from 'jotai'
import { games } from '../model/games.ts'
import { openings, storedName, type Opening } from '../model/openings.ts'
import { notationTrainerSlice, type NotationTrainerStorage } from '../storage.ts'
import type { NotationTrainerData, OwnLine } from '../model/trainerData.ts'

/** What a tree view shows: a repertoire or a line by its id, or the text of a link. */
export type ShownTree = { readonly id: string } | { readonly link: string }

/** An edit of a repertoire's tree. */
export type TreeEdit = 'play' | 'prune' | 'shift' | 'comment' | 'rate' | 'draw'

export interface TrainerStep extends StepName<'add' | 'remove' | TreeEdit> {
  /** What the tree view shows before and after the step. */
  readonly places?: readonly [readonly number[], readonly number[]] | undefined
}

const builtIn: readonly Opening[] = [...openings, ...games]
export const [firstOpening] = openings

/** Makes the atoms of the lines and repertoires, of the chosen one, and of undo. */
export function createLines(storage: NotationTrainerStorage) {
  const data = storedAtom(storage, notationTrainerSlice)
  const history = createHistory<NotationTrainerData, TrainerStep>(data)
  const own = atom((get) => get(data).own)
  const repertoires = atom((get) => get(data).repertoires)
  const chosen = atom(firstOpening.id)
  /** Id of the line that was chosen before the present one. */
  const former = atom<string>()

  const all = atom((get): readonly Opening[] => [
    ...builtIn,
    ...get(own),
    ...get(repertoires).map(({ id, title }) => ({ id, title, script: '' })),
  ])
  const opening = atom((get): Opening => get(all).find(({ id }) => id === get(chosen)) ?? firstOpening)
  const names = atom((get) => new Set(get(all).flatMap((line) => [line.title, storedName(line)])))
  // A repertoire has a card for each position, so that names are looked up by the thousand. Of two lines the first.
  const byStoredName = atom(
    (get) =>
      new Map(
        get(all)
          .toReversed()
          .map((line) => [storedName(line), line]),
      ),
  )

  const choose = atom(null, (get, set, id: string) => {
    if (id !== get(chosen)) set(former, get(chosen))
    set(chosen, id)
  })
  /** Undo or redo; chooses the line that it brings back. */
  const step = (way: typeof history.undo) =>
    atom(null, (get, set) => {
      const moved = set(way)
      const back = get(byStoredName).get(moved?.title ?? '')
      if (back) set(choose, back.id)
      return moved
    })

  return {
    data,
    own,
    repertoires,
    all,
    opening,
    /** Names in use: those that are shown and those that best times are stored under. */
    names,
    byStoredName,
    choose,
    former,
    perform: history.perform,
    undoable: history.undoable,
    undo: step(history.undo),
    redo: step(history.redo),
    /** What is shown as a tree in place of the trainer. */
    shownTree: atom<ShownTree>(),
    /** The chosen repertoire. */
    repertoire: atom((get) => get(repertoires).find(({ id }) => id === get(opening).id)),
    addOwn: atom(null, (_get, set, lines: readonly OwnLine[]) => {
      const [added] = lines
      if (!added) return
      set(history.perform, (present) => ({ ...present, own: [...present.own, ...lines] }), {
        kind: 'add',
        title: added.title,
      })
      set(choose, added.id)
    }),
    /** Removes an own line or a repertoire. */
    remove: atom(null, (get, set, id: string) => {
      const title = get(all).find((line) => line.id === id)?.title
      const others = ({ id: other }: { readonly id: string }) => other !== id
      set(
        history.perform,
        (present) => ({
          ...present,
          own: present.own.filter(others),
          repertoires: present.repertoires.filter(others),
        }),
        { kind: 'remove', title },
      )
      if (get(chosen) === id) set(choose, firstOpening.id)
    }),
  }
}

export type Lines = ReturnType<typeof createLines>
