// A page of one's own draws with the whole component: its data come from the page, and the result goes back to it.
import { Decider, type DeciderData } from '@kleinzeug/decider'
import { englishLabels } from '@kleinzeug/decider/labels/en'
import { deciderSlice } from '@kleinzeug/decider/slice'
import '@kleinzeug/decider/styles.css'
import { useState } from 'react'

const team = ['Ada', 'Grace', 'Radia']
const initial: DeciderData | undefined = deciderSlice.decode({
  lists: [{ name: 'Order', items: team.map((name) => ({ name, active: true })) }],
  settings: { animation: false },
})

export function App() {
  const [first, setFirst] = useState<string>()
  return (
    <>
      <Decider initial={initial} labels={englishLabels} onDecide={([winner]) => setFirst(winner?.name)} />
      <p id="first">{first && `${first} goes first`}</p>
    </>
  )
}
