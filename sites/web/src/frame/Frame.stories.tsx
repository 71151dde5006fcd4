import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import '../style/base.css'
import { Frame } from './Frame.tsx'
import { controlMenu } from './menu/menuController.ts'
import { StoryRouter } from '../page/StoryRouter.tsx'

const meta = {
  title: 'Rahmen/Seitenrahmen',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: { children: <h1>Seite</h1> },
  render: (args) => (
    <StoryRouter>
      <div id="app">
        <Frame {...args} />
      </div>
    </StoryRouter>
  ),
} satisfies Meta<typeof Frame>

export default meta
type Story = StoryObj<typeof meta>

const menuIn = async (canvasElement: HTMLElement) => {
  const nav = await within(canvasElement).findByRole('navigation', { name: 'Hauptnavigation' })
  controlMenu(nav)
  return nav
}

export const MainMenu: Story = {
  name: 'Hauptmenü',
  play: async ({ canvasElement }) => {
    const nav = await menuIn(canvasElement)
    const labels = within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent)
    await expect(labels).toEqual(['Kleinzeug', 'Music', 'Apps', 'Source Code', 'Meta'])
  },
}

export const AppsByKeyboard: Story = {
  name: 'Apps mit der Tastatur',
  play: async ({ canvasElement, userEvent }) => {
    const nav = await menuIn(canvasElement)
    within(nav).getByRole('link', { name: 'Apps' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(within(nav).getByRole('link', { name: 'Alle Apps' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(within(nav).getByRole('link', { name: 'Pass Maker' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(within(nav).getByRole('link', { name: 'Apps' })).toHaveFocus()
  },
}

export const MetaByHover: Story = {
  name: 'Meta mit dem Zeiger',
  play: async ({ canvasElement, userEvent }) => {
    const nav = await menuIn(canvasElement)
    await userEvent.hover(within(nav).getByRole('link', { name: 'Meta' }))
    await waitFor(() => expect(within(nav).getByRole('link', { name: 'Impressum' })).toBeVisible())
  },
}

export const BlogByClick: Story = {
  name: 'Blog mit einem Klick',
  play: async ({ canvasElement, userEvent }) => {
    const nav = await menuIn(canvasElement)
    await userEvent.click(within(nav).getByRole('link', { name: 'Kleinzeug' }))
    await waitFor(() => expect(within(nav).getByRole('link', { name: 'Gendern' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(within(nav).getByRole('link', { name: 'Kleinzeug' })).toHaveFocus()
  },
}
