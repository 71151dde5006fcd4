import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import '../styles.css'
import { Radio } from './Radio.tsx'
import { radioStates } from './radioStates.fixtures.ts'
import { RadioWidget } from './RadioWidget.tsx'

const meta = {
  title: 'Werkzeuge/Digi Radio/Widget',
  component: RadioWidget,
  args: { player: radioStates.off(), onPinnedChange: fn() },
} satisfies Meta<typeof RadioWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  name: 'Aus',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Radio' }).offsetHeight).toBe(128)
    await userEvent.click(canvas.getByRole('button', { name: 'Voriger Sender' }))
    await expect(canvas.getByText('Beats Radio')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ablösen' }))
    await expect(args.onPinnedChange).toHaveBeenCalledWith(false)
  },
}

export const Playing: Story = {
  name: 'Spielt',
  args: { player: radioStates.playing() },
}

export const Waiting: Story = {
  name: 'Verbindet neu',
  args: { player: radioStates.waiting() },
}

const both = radioStates.off()

export const WithDevice: Story = {
  name: 'Neben dem Gerät',
  args: { player: both },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 1080 }}>
      <RadioWidget {...args} />
      <Radio player={both} pinned />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nächster Sender' }))
    const keys = within(canvas.getByRole('group', { name: 'Sender' }))
    await expect(keys.getByRole('button', { name: '2 DASDING' })).toHaveAttribute('aria-pressed', 'true')
  },
}
