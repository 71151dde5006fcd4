import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { brand } from 'virtual:content/logo'
import { answerPointer } from './answerPointer.ts'
import { DotMatrixLogo } from './DotMatrixLogo.tsx'

const meta = {
  title: 'Rahmen/Punktmatrix',
  component: DotMatrixLogo,
  args: brand,
} satisfies Meta<typeof DotMatrixLogo>

export default meta
type Story = StoryObj<typeof meta>

export const Brand: Story = {
  name: 'Marke',
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('img', { name: 'Klein Zeug' })
    await expect(logo.getBoundingClientRect().height).toBeLessThanOrEqual(50)
  },
}
export const AnswersThePointer: Story = {
  name: 'Antwortet dem Zeiger',
  play: async ({ canvasElement }) => {
    const logo = canvasElement.querySelector('svg')!
    answerPointer(logo)
    const box = logo.getBoundingClientRect()
    logo.dispatchEvent(
      new PointerEvent('pointermove', {
        clientX: box.left + box.width / 3,
        clientY: box.top + box.height / 2,
      }),
    )
    await expect(logo.querySelectorAll('.logo-touched').length).toBeGreaterThan(3)
    await waitFor(() => expect(logo.querySelectorAll('.logo-touched').length).toBe(0), { timeout: 3000 })
  },
}
