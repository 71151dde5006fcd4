import { memoryStorage } from '@kleinzeug/storage'
import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import '../styles.css'
import { __Name__ } from './__Name__.tsx'

const meta = { title: 'Werkzeuge/__title__', component: __Name__ } satisfies Meta<typeof __Name__>

export default meta
type Story = StoryObj<typeof meta>

const filled = () => memoryStorage({ entries: [{ name: 'Brot' }, { name: 'Käse' }] })

export const Empty: Story = {
  name: 'Leer',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Noch gibt es keinen Eintrag/)).toBeVisible()
  },
}

export const Filled: Story = {
  name: 'Mit Einträgen',
  render: () => <__Name__ storage={filled()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '„Brot“ löschen' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }))
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Brot')
  },
}

export const NameTaken: Story = {
  name: 'Name vergeben',
  render: () => <__Name__ storage={filled()} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Neuer Eintrag' }), 'Brot{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wähl einen anderen')
  },
}

/** All five themes at once: what axe finds in any of them fails the story. */
export const Themes: Story = {
  name: 'In fünf Farben',
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <__Name__ storage={filled()} labels={{ title: `__title__, ${label}`, entries: `Einträge, ${label}` }} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const devices = canvas.getAllByRole('region')
    const grounds = new Set(devices.map((device) => getComputedStyle(device).backgroundColor))
    await expect(grounds.size).toBe(themes.length)
  },
}
