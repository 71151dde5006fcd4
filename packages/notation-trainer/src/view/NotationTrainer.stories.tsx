import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../styles.css'
import { NotationTrainer } from './NotationTrainer.tsx'

const meta = { title: 'Werkzeuge/Schachnotation', component: NotationTrainer } satisfies Meta<typeof NotationTrainer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Chess Notation Trainer' })).toBeVisible()
  },
}
