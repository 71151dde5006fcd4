import type { StoredProps } from '@kleinzeug/shell'
import { themes } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { englishLabels } from '../labels.en.ts'
import { pathKinds } from '../model/path.ts'
import '../styles.css'
import { handClock, withSettings } from './log/sessions.fixtures.ts'
import { SmoothEye } from './SmoothEye.tsx'
import type { SmoothEyeProps } from './SmoothEyeContext.ts'

const meta = { title: 'Werkzeuge/Augenübung', component: SmoothEye } satisfies Meta<typeof SmoothEye>

export default meta
type Story = StoryObj<StoredProps<SmoothEyeProps>>

/** Several exercises on one page need names that tell their regions apart. */
const named = (name: string) => ({
  title: `Augenübung, ${name}`,
  settings: `Einstellungen, ${name}`,
  screen: `Bildschirm, ${name}`,
  remind: `Erinnerung, ${name}`,
  log: `Verlauf, ${name}`,
})

export const Ready: Story = {
  name: 'Bereit',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeEnabled()
    await expect(canvas.getByText(/Noch keine Übung/)).toBeVisible()
  },
}

export const Running: Story = {
  tags: ['picture'],
  name: 'Läuft',
  render: (args) => <SmoothEye {...args} storage={withSettings({ path: 'lissajous' })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    const dot = await waitFor(() => {
      const found = document.querySelector('.smooth-eye-dot')
      if (!found) throw new Error('not drawn yet')
      return found
    })
    const before = dot.getAttribute('cx')
    await waitFor(() => expect(dot.getAttribute('cx')).not.toBe(before))
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible()
  },
}

export const Paused: Story = {
  name: 'Pause',
  render: (args) => <SmoothEye {...args} storage={withSettings({ path: 'circle' })} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeVisible()
  },
}

const clock = handClock()
export const Finished: Story = {
  name: 'Fertig',
  render: (args) => (
    <SmoothEye
      {...args}
      storage={withSettings({ minutes: 0.5 }, [])}
      steadyTime={clock.steadyTime}
      sources={clock.sources}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }))
    await canvas.findByRole('button', { name: 'Pause' })
    for (let frame = 0; frame < 80; frame++) {
      clock.pass(450)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await expect(canvas.getByRole('button', { name: 'Noch einmal' })).toBeVisible()
    await expect(await canvas.findByRole('list')).toHaveTextContent('Acht')
  },
}

export const Programme: Story = {
  name: 'Programm',
  render: (args) => <SmoothEye {...args} storage={withSettings({ programme: 'mixed' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Übung 1 von 4/)).toBeVisible()
    await expect(canvas.getByRole('slider', { name: /Dauer/ })).toBeDisabled()
  },
}

export const Measuring: Story = {
  name: 'Bildschirm messen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bildschirm messen' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Fertig' }))
    await expect(canvas.getByText(/Gemessen/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Bildschirm messen' }))
  },
}

export const Paths: Story = {
  name: 'Alle Bahnen',
  render: () => (
    <>
      {pathKinds.map((path) => (
        <SmoothEye key={path} storage={withSettings({ path }, [])} labels={named(path)} />
      ))}
    </>
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('.smooth-eye-dot')).toHaveLength(pathKinds.length))
  },
}

export const English: Story = {
  name: 'Englisch',
  args: { labels: englishLabels },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Eight' })).toBeChecked()
  },
}

/** All five themes at once: what axe finds in any of them fails the story. */
export const Themes: Story = {
  name: 'In fünf Farben',
  tags: ['themes'],
  render: () => (
    <>
      {themes.map(({ id, label }) => (
        <div key={id} data-theme={id} style={{ background: 'var(--kz-ground)', padding: 16 }}>
          <SmoothEye storage={withSettings()} labels={named(label)} />
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const devices = [...canvasElement.querySelectorAll('.smooth-eye')]
    const grounds = new Set(devices.map((device) => getComputedStyle(device).backgroundColor))
    await expect(grounds.size).toBe(themes.length)
  },
}
