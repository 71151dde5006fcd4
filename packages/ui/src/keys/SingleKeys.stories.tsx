import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn } from 'storybook/test'
import { SingleKeys, type SingleKeysProps } from './SingleKeys.tsx'

type Action = 'undo'

/** The smallest tool: a region with one key, and the button that shows it. */
function Tool(props: Omit<SingleKeysProps<Action, never>, 'root'>) {
  const root = useRef<HTMLElement>(null)
  return (
    <section ref={root} aria-label="Werkzeug">
      <SingleKeys {...props} root={root} />
    </section>
  )
}

const meta = {
  title: 'Bausteine/SingleKeys',
  component: Tool,
  args: {
    everywhere: true,
    table: [
      { key: 'z', action: 'undo' },
      { key: '?', action: 'showKeys' },
    ],
    act: fn(),
    labels: {
      showKeys: 'Tasten',
      keysTitle: 'Tasten',
      close: 'Schließen',
      keys: { undo: 'Rückgängig machen', showKeys: 'Tasten zeigen' },
    },
  },
} satisfies Meta<typeof Tool>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  name: 'Zum Ausprobieren',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('z')
    await expect(args.act).toHaveBeenCalledWith('undo')
    await userEvent.keyboard('?')
    await expect(await canvas.findByRole('dialog', { name: 'Tasten' })).toHaveTextContent('Rückgängig machen')
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}
