import { memoryStorage } from '@kleinzeug/storage'
import { expect, test } from 'vitest'
import type { ToolProps } from './index.ts'

interface Count {
  readonly n: number
}

function Counter(props: ToolProps<Count, object>) {
  return <output>{Object.keys(props).length}</output>
}

const data: Count = { n: 1 }
const storage = memoryStorage(data)
const onValueChange = () => undefined

test('the types take one of storage, initial and value, and refuse two', () => {
  const taken = [
    <Counter key="memory" onChange={() => undefined} />,
    <Counter key="storage" storage={storage} initial={undefined} />,
    <Counter key="initial" initial={data} />,
    <Counter key="value" value={data} onValueChange={({ n }) => n.toFixed()} storage={undefined} />,
  ]
  // What an error is expected for and has none fails the check of types.
  const refused = [
    // @ts-expect-error -- two
    <Counter key="storage, initial" storage={storage} initial={data} />,
    // @ts-expect-error -- two
    <Counter key="storage, value" storage={storage} value={data} onValueChange={onValueChange} />,
    // @ts-expect-error -- two
    <Counter key="initial, value" initial={data} value={data} onValueChange={onValueChange} />,
    // @ts-expect-error -- an edit would be lost
    <Counter key="value alone" value={data} />,
    // @ts-expect-error -- never called
    <Counter key="event alone" storage={storage} onValueChange={onValueChange} />,
  ]
  expect(new Set([...taken, ...refused].map(({ key }) => key)).size).toBe(9)
})
