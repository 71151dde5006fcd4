// A page of one's own holds the data of the decider.
import { Decider, type DeciderData } from '@kleinzeug/decider'
import { englishLabels } from '@kleinzeug/decider/labels/en'
import { deciderSlice } from '@kleinzeug/decider/slice'
import '@kleinzeug/decider/styles.css'
import { useState } from 'react'

const start: DeciderData =
  deciderSlice.decode({
    lists: [{ name: 'Crew', items: ['Ada', 'Grace'].map((name) => ({ name, active: true })) }],
  }) ?? deciderSlice.defaults()

const itemsOf = ({ lists }: DeciderData) => lists.flatMap(({ items }) => items)

export function App() {
  const [data, setData] = useState(start)
  return (
    <>
      <output>
        {itemsOf(data)
          .map(({ name }) => name)
          .join(', ')}
      </output>
      <Decider value={data} onValueChange={setData} labels={englishLabels} />
    </>
  )
}
