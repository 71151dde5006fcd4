import { page } from '../page/page.ts'

const ask = (event: Event) => event.preventDefault()

/** Lets the browser ask before it leaves the document while its data is stored nowhere else. */
export function askBeforeLoss(): void {
  const { status } = page.record
  const follow = () => {
    const now = status.read()
    const isStored = now.kind !== 'memoryOnly' && (now.kind !== 'full' || now.mirrored)
    if (isStored) removeEventListener('beforeunload', ask)
    else addEventListener('beforeunload', ask)
  }
  status.subscribe(follow)
  follow()
}
