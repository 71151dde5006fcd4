// A page of one's own holds the data of the decider.
import { Decider, type DeciderData } from '@kleinzeug/decider'
import { englishLabels } from '@kleinzeug/decider/labels/en'
import { deciderSlice } from '@kleinzeug/decider/slice'
import '@kleinzeug/decider/styles.css'
import { useValueStorage } from '@kleinzeug/storage/react'
import { useState } from 'react'

const start: DeciderData =
  deciderSlice.decode({
    lists: [{ name: 'Crew', items: ['Ada', 'Grace'].map((name) => ({ name, active: true })) }],
  }) ?? deciderSlice.defaults()

const itemsOf = ({ lists }: DeciderData) => lists.flatMap(({ items }) => items)

export function App() {
  const [data, setData] = useState(start)
  const storage = useValueStorage(data, setData)
  return (
    <>
      <output>
        {itemsOf(data)
          .map(({ name }) => name)
          .join(', ')}
      </output>
      <Decider storage={storage} labels={englishLabels} />
    </>
  )
}
