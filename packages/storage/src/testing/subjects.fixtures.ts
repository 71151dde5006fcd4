import { openers } from './openers.fixtures.ts'

export type Name = keyof typeof openers

/** Attacks in which each storage may lose something; in all others ours must not. Those of others are measured alone. */
export const mayLose: Readonly<Record<Name, RegExp>> = {
  openRecord: /^$/,
  'openRecord, no IndexedDB': /same moment|killed once|after an edit/,
  localStorageAdapter:
    /at any moments|every|same moment|killed once|after an edit|changed|cut|full|blocked|nothing/,
  'zustand persist': /./,
  'unstorage, localStorage': /./,
  'unstorage, IndexedDB': /./,
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object that is written out
export const names = Object.keys(openers) as Name[]
