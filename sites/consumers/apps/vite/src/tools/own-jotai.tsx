// An app with a jotai of its own, around a tool and over the data of that tool. It is not the version of the tools.
import { Decider, deciderSlice } from '@kleinzeug/decider'
import { storedAtom } from '@kleinzeug/storage/jotai'
import { localStorageAdapter } from '@kleinzeug/storage/local'
import { atom, createStore, Provider, useAtomValue } from 'jotai'
import '@kleinzeug/decider/styles.css'

const storage = localStorageAdapter('own-jotai', deciderSlice)
const data = storedAtom(storage, deciderSlice)
const itemCount = atom((get) => get(data).lists[0]?.items.length)
const store = createStore()

const ItemCount = () => <p id="own">2.x: {useAtomValue(itemCount)}</p>

export const App = () => (
  <Provider store={store}>
    <ItemCount />
    <Decider storage={storage} />
  </Provider>
)
