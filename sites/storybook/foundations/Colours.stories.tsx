import { themes, type ThemeId } from '@kleinzeug/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { colourOf, contrastOf } from './coloursOf.ts'
import './foundations.css'

const grounds = ['ground', 'panel', 'raised', 'sunken', 'well']
const texts = ['text', 'text-soft', 'text-faint', 'accent', 'good', 'bad']
const others = ['line', 'line-soft', 'edge', 'accent', 'accent-soft', 'lit', 'unlit', 'focus']

const figure = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function ThemeColours({ theme, label }: { theme: ThemeId; label: string }) {
  return (
    <section className="foundations-theme" data-theme={theme} aria-label={label}>
      <h2>{label}</h2>
      <table aria-label={`Kontraste, ${label}`}>
        <thead>
          <tr>
            <th scope="col">Schrift auf Grund</th>
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                {ground}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.map((text) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              {grounds.map((ground) => (
                <td key={ground} style={{ background: `var(--kz-${ground})`, color: `var(--kz-${text})` }}>
                  Aa {figure.format(contrastOf(theme, text, ground))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="foundations-swatches" aria-label={`Weitere Farben, ${label}`}>
        {others.map((role) => (
          <li key={role}>
            <span style={{ background: `var(--kz-${role})` }} />
            {role} {colourOf(theme, role)}
            <br />
            {figure.format(contrastOf(theme, role, 'ground'))} auf ground
          </li>
        ))}
      </ul>
    </section>
  )
}

const meta = {
  title: 'Grundlagen/Farben',
  component: ThemeColours,
  tags: ['!autodocs'],
} satisfies Meta<typeof ThemeColours>

export default meta
type Story = StoryObj<typeof meta>

/** Every colour by its role, with the contrast that WCAG 2.2 computes: 4.5 for text, 3 for lines that carry meaning. */
export const AllThemes: Story = {
  name: 'In fünf Farben',
  args: { theme: 'dark', label: '' },
  render: () => (
    <div className="foundations">
      {themes.map(({ id, label }) => (
        <ThemeColours key={id} theme={id} label={label} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const { id, label } of themes) {
      const cells = Array.from(
        canvas.getByRole('table', { name: `Kontraste, ${label}` }).querySelectorAll('td'),
      )
      await expect(cells).toHaveLength(grounds.length * texts.length)
      for (const text of texts)
        for (const ground of grounds) await expect(contrastOf(id, text, ground)).toBeGreaterThanOrEqual(4.5)
    }
  },
}
