import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../styles.css'
import { Decider } from './Decider.tsx'

const meta = { title: 'Werkzeuge/Der Entscheider', component: Decider } satisfies Meta<typeof Decider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drücken' }))
    await expect(canvas.getByText('einmal gedrückt')).toBeVisible()
  },
}
