import { NumberGuessing, numberGuessingSlice } from '@kleinzeug/number-guessing'
import '@kleinzeug/number-guessing/styles.css'
import { createLazyFileRoute, useLocation } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(numberGuessingSlice)

const linkTo = (code: string) => `${location.origin}/apps/numberGuessing#${code}`

/** Once taken up, a challenge is a game like any other: it goes on after a reload. */
const forgetChallenge = () => history.replaceState(history.state, '', location.pathname)

function NumberGuessingPage() {
  const challenge = useLocation({ select: ({ hash }) => hash })
  return (
    <ToolPage>
      <NumberGuessing storage={storage} challenge={challenge} onChallenge={forgetChallenge} linkTo={linkTo} />
    </ToolPage>
  )
}

export { NumberGuessing as Tool, numberGuessingSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/numberGuessing')({ component: NumberGuessingPage })
