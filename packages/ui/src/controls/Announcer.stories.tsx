import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Announcer, useAnnouncer } from './Announcer.tsx'
import { Button } from './Button.tsx'

function Copying({ sentence }: { sentence: string }) {
  const [announce, region] = useAnnouncer()
  return (
    <>
      <Button onClick={() => announce(sentence)}>Kopieren</Button>
      <Announcer region={region} />
    </>
  )
}

const meta = {
  title: 'Bausteine/Announcer',
  component: Copying,
  subcomponents: { Announcer },
  argTypes: { sentence: { description: 'What is said at a press.' } },
  args: { sentence: 'Kopiert.' },
} satisfies Meta<typeof Copying>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is seen; a screen reader says the sentence at every press. */
export const Playground: Story = {
  name: 'Zum Ausprobieren',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieren' }))
    const first = canvas.getByRole('status').textContent
    await expect(first).toBe('Kopiert.')
    await userEvent.click(canvas.getByRole('button', { name: 'Kopieren' }))
    await expect(canvas.getByRole('status').textContent).not.toBe(first)
  },
}
