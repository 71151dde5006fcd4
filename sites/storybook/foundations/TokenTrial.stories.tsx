import type { Meta, StoryObj } from '@storybook/react-vite'
import { TokenTrial } from './trial/TokenTrial.tsx'

const meta = {
  title: 'Grundlagen/Tokens ausprobieren',
  component: TokenTrial,
  // Shows every tool at once: `trial.spec.ts` tries it on the built Storybook.
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TokenTrial>

export default meta
type Story = StoryObj<typeof meta>

/** Every tool below the tokens, each with its first sight; a change is seen in all of them at once. */
export const Tools: Story = { name: 'Alle Werkzeuge' }
