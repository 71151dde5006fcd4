import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../style/base.css'
import '../style/pages.css'
import { page } from '../page/page.ts'
import { showExternalImagesSlice } from '../record/siteSlices.ts'
import { ExternalImage } from './ExternalImage.tsx'

const meta = {
  title: 'Inhalt/Externes Bild',
  component: ExternalImage,
  // No host has this address: the story shows what happens before and after, and fetches nothing.
  args: { src: 'https://bilder.invalid/berg.jpg', alt: 'Ein Berg im Morgenlicht', width: 1200, height: 800 },
  beforeEach: () => page.record.slice(showExternalImagesSlice).write(false),
} satisfies Meta<typeof ExternalImage>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing is asked of the other host before the visitor says so. */
export const Waiting: Story = {
  name: 'Wartet',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('bilder.invalid')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Failed: Story = {
  name: 'Fehlgeschlagen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bild laden' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('bilder.invalid')
  },
}
