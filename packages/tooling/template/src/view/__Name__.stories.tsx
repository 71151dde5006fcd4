import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../styles.css'
import { __Name__ } from './__Name__.tsx'

const meta = { title: 'Werkzeuge/__title__', component: __Name__ } satisfies Meta<typeof __Name__>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Drücken' }))
    await expect(canvas.getByText('einmal gedrückt')).toBeVisible()
  },
}
