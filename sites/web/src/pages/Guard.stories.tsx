import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn } from 'storybook/test'
import '../style/base.css'
import { StoryRouter } from '../page/StoryRouter.tsx'
import { Guard } from './Guard.tsx'
import { page } from '../page/page.ts'

const meta = {
  title: 'Rahmen/Geschützte Seite',
  component: Guard,
  args: { title: 'Verwaltung', roles: ['admin'], children: (user) => <h1>Hallo, {user.name}</h1> },
  render: (args) => (
    <StoryRouter>
      <Guard {...args} />
    </StoryRouter>
  ),
  beforeEach: async () => {
    // A backend that knows one user without special rights.
    const backend = spyOn(window, 'fetch').mockImplementation(() =>
      Promise.resolve(Response.json({ user: { username: 'Ada', rolename: 'user' } })),
    )
    document.cookie = 'token=abc'
    await page.session.follow()
    return () => {
      document.cookie = 'token=; max-age=0'
      backend.mockRestore()
    }
  },
} satisfies Meta<typeof Guard>

export default meta
type Story = StoryObj<typeof meta>

export const WrongRole: Story = {
  name: 'Falsche Rolle',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/für eine andere Rolle gedacht/)).toBeVisible()
    await expect(canvas.queryByText('Hallo, Ada')).toBeNull()
  },
}

export const RightRole: Story = {
  name: 'Richtige Rolle',
  args: { roles: ['user', 'admin'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Hallo, Ada' })).toBeVisible()
  },
}
