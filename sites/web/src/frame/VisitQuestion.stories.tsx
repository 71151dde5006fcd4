import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import '../style/base.css'
import '../style/pages.css'
import './frame.css'
import { StoryRouter } from '../page/StoryRouter.tsx'
import { page } from '../page/page.ts'
import { countVisitsSlice } from '../record/siteSlices.ts'
import { VisitQuestion } from './VisitQuestion.tsx'

const meta = {
  title: 'Rahmen/Frage nach Besuchen',
  component: VisitQuestion,
  decorators: [
    (Story) => (
      <StoryRouter>
        <footer className="footer">
          <Story />
        </footer>
      </StoryRouter>
    ),
  ],
} satisfies Meta<typeof VisitQuestion>

export default meta
type Story = StoryObj<typeof meta>

/** Either answer ends it, and is stored. */
export const Refused: Story = {
  name: 'Abgelehnt',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nein' }))
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull())
    await expect(page.record.slice(countVisitsSlice).read()).toBe(false)
  },
}
