import { Achievements, achievementsSlice } from '@kleinzeug/achievements'
import '@kleinzeug/achievements/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { page } from '../../../page/page.ts'

const storage = page.storage(achievementsSlice)

export { Achievements as Tool, achievementsSlice as slice }
export const Route = createLazyFileRoute('/_framed/apps/achievements')({
  component: () => (
    <ToolPage>
      <Achievements
        storage={storage}
        onOffer={async (entry, replaces) => {
          const { addToResume } = await import('./-addToResume.ts')
          return addToResume(entry, replaces)
        }}
      />
    </ToolPage>
  ),
})
