/** Lets the browser answer the visitor between two steps. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

/** Starts React in steps: at once, they would hold a slow phone up for a third of a second. */
export async function start(): Promise<void> {
  const { hydrateRoot } = await import('react-dom/client')
  await breath()
  const { record } = await import('./record/record.ts')
  await Promise.race([record.ready, breath()])
  const { prepare } = await import('./client.tsx')
  await breath()
  const show = await prepare()
  await breath()
  await show(hydrateRoot)
}
