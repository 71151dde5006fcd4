import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import type { SearchEntry } from '../search/searchEntry.ts'
import { createRouter } from './router.tsx'
import '../style/fonts.css'
import '../style/base.css'
import '../style/pages.css'

const index: readonly SearchEntry[] = [
  {
    path: '/apps/decider',
    kind: 'Werkzeug',
    title: 'Der Entscheider',
    text: 'Wählt aus einer Liste.',
    words: 'liste zufall',
  },
  { path: '/blog/gendern', kind: 'Beitrag', title: 'Gendern', text: 'Ein Beitrag.', words: 'sprache' },
]

/** A page of the site at its path, with all that is around it; links lead to the other pages. */
function SitePage({ path }: { path: string }) {
  const [router] = useState(() => createRouter(createMemoryHistory({ initialEntries: [path] })))
  return (
    <div id="app">
      <RouterProvider router={router} />
    </div>
  )
}

const meta = {
  title: 'Seiten',
  // The journeys try the pages on the built site, with axe in every theme; here they are to be looked at.
  tags: ['!test'],
  component: SitePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof SitePage>

export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story['play']>

const shows =
  (heading: string | RegExp): Play =>
  async ({ canvasElement }) => {
    // A query by role computes the style of every element of a long post.
    const title = await waitFor(
      () => canvasElement.querySelector('h1') ?? Promise.reject(new Error('no title')),
    )
    await expect(title).toBeVisible()
    await expect(title).toHaveTextContent(heading)
  }

export const Start: Story = { name: 'Startseite', args: { path: '/' }, play: shows(/./) }
export const Post: Story = { name: 'Beitrag', args: { path: '/blog/gendern' }, play: shows(/Gendern/) }
export const Settings: Story = {
  name: 'Einstellungen',
  args: { path: '/meta/settings' },
  play: shows('Einstellungen'),
}
export const Login: Story = { name: 'Login', args: { path: '/login' }, play: shows('Login') }
export const NotFound: Story = { name: '404', args: { path: '/gibtEsNicht' }, play: shows(/./) }

/** The palette opens over any page by its key in the frame. */
export const Search: Story = {
  name: 'Suche',
  args: { path: '/' },
  beforeEach: () => {
    // The build of the site writes the index.
    const fetched = spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json(index)))
    return () => fetched.mockRestore()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Suche/ }))
    const palette = within(await canvas.findByRole('dialog'))
    await userEvent.type(await palette.findByRole('combobox'), 'liste')
    await expect(await palette.findByRole('option', { name: /Der Entscheider/ })).toBeVisible()
  },
}

/** As it leaves the printer: the rules for print act on the screen. */
export const Printed: Story = {
  name: 'Gedruckter Beitrag',
  args: { path: '/blog/gendern' },
  parameters: { print: true },
  play: async (context) => {
    await shows(/Gendern/)(context)
    await expect(context.canvasElement.querySelector('nav[aria-label="Hauptnavigation"]')).not.toBeVisible()
  },
}
