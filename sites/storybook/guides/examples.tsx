import {
  Button,
  Choice,
  DotMatrix,
  Icon,
  IconButton,
  Legend,
  Notice,
  RangeField,
  SelectField,
  Switch,
  TextArea,
  TextField,
} from '@kleinzeug/ui'
import type { ReactNode } from 'react'
import { Openings, StillDialog, StillKeys, still, Window } from './exampleParts.tsx'

interface Examples {
  readonly do: ReactNode
  readonly dont: ReactNode
  /** Shows every part; `do` where it is left out. */
  readonly anatomy?: ReactNode
}

/** Examples of each shared control, to be read beside its guide. */
export const examples: Readonly<Record<string, Examples | undefined>> = {
  Button: {
    do: (
      <>
        <Button variant="primary" icon={<Icon name="check" />}>
          Übernehmen
        </Button>
        <Button>Abbrechen</Button>
      </>
    ),
    dont: (
      <>
        <Button variant="primary">OK</Button>
        <Button variant="primary">Abbrechen</Button>
        <Button variant="primary">Hilfe</Button>
      </>
    ),
    anatomy: <Button icon={<Icon name="check" />}>Übernehmen</Button>,
  },
  IconButton: {
    do: (
      <>
        Pizza <IconButton label="„Pizza“ löschen" icon={<Icon name="delete" />} />
      </>
    ),
    dont: (
      <>
        Pizza <IconButton label="Mülleimer" icon={<Icon name="delete" />} />
        <IconButton label="Mülleimer" icon={<Icon name="delete" />} />
      </>
    ),
  },
  Choice: {
    do: (
      <Choice
        legend="Reihenfolge"
        value="random"
        onChange={still}
        options={[
          { value: 'random', label: 'zufällig' },
          { value: 'sequential', label: 'der Reihe nach' },
        ]}
      />
    ),
    dont: (
      <Choice
        legend="Reihenfolge"
        value="random"
        onChange={still}
        options={[
          { value: 'random', label: 'Jedes Mal einen Eintrag, den der Zufall bestimmt' },
          { value: 'sequential', label: 'Einen Eintrag nach dem anderen, von oben' },
        ]}
      />
    ),
  },
  Switch: {
    do: <Switch label="Ton" checked onChange={still} />,
    dont: <Switch label="Ton nicht spielen?" checked={false} onChange={still} />,
  },
  TextField: {
    do: (
      <TextField
        label="Name der Liste"
        value="Nächstes Auto"
        error="Diese Liste gibt es schon. Wähl einen anderen Namen."
        onChange={still}
      />
    ),
    dont: (
      <TextField label="Name der Liste" labelHidden placeholder="Name der Liste" error="Ungültige Eingabe" />
    ),
  },
  TextArea: {
    do: <TextArea label="Ein Eintrag je Zeile" rows={3} value={'Pizza\nNudeln\nSuppe'} onChange={still} />,
    dont: <TextArea label="Ein Eintrag je Zeile" rows={1} value={'Pizza\nNudeln\nSuppe'} onChange={still} />,
  },
  SelectField: {
    do: (
      <SelectField label="Eröffnung" defaultValue="Italienisch">
        <Openings />
      </SelectField>
    ),
    dont: (
      <SelectField label="Ton" defaultValue="an">
        <option>an</option>
        <option>aus</option>
      </SelectField>
    ),
  },
  RangeField: {
    do: <RangeField label="Lautstärke" value={40} valueText="40 Prozent" onChange={still} />,
    dont: <RangeField label="Lautstärke" value={0.4} max={1} step={0.1} valueText="0.4" onChange={still} />,
  },
  Dialog: {
    do: (
      <StillDialog
        title="Alle 12 Listen löschen?"
        text="Danach ist nichts davon mehr da."
        actions={
          <>
            <Button>Behalten</Button>
            <Button variant="danger">Löschen</Button>
          </>
        }
      />
    ),
    dont: (
      <StillDialog
        title="Achtung"
        text="Sind Sie sicher?"
        actions={
          <>
            <Button variant="primary">Ja</Button>
            <Button>Nein</Button>
          </>
        }
      />
    ),
  },
  KeyDialog: {
    do: (
      <StillKeys
        rows={[
          [['Leertaste', '↵'], 'Entscheiden'],
          [['?'], 'Tasten zeigen'],
        ]}
      />
    ),
    dont: (
      <StillKeys
        rows={[
          [['Leertaste'], 'Entscheiden'],
          [['↵'], 'Entscheiden'],
          [['?'], 'Hilfe'],
        ]}
      />
    ),
  },
  Notice: {
    do: (
      <Notice tone="bad" title="Die Datei ist kein JSON" actions={<Button>Andere Datei wählen</Button>}>
        Es wurde nichts geändert.
      </Notice>
    ),
    dont: (
      <Notice tone="bad" title="Fehler 0x21">
        Leider ist etwas schiefgegangen.
      </Notice>
    ),
  },
  Announcer: {
    do: <Window>„Entschieden: Nudeln“</Window>,
    dont: <Window>„Pizza. Nudeln. Suppe. Pizza. Nudeln. Suppe. Pizza.“</Window>,
    anatomy: (
      <Window>
        <span role="status">Kopiert.</span>
      </Window>
    ),
  },
  DotMatrix: {
    do: (
      <Window>
        <DotMatrix text="+12:30" columns={60} />
      </Window>
    ),
    dont: (
      <Window>
        <DotMatrix text="Du hast in dieser Woche 12 Stunden und 30 Minuten mehr gearbeitet" />
      </Window>
    ),
  },
  Icon: {
    do: <Button icon={<Icon name="undo" />}>Rückgängig</Button>,
    dont: <Icon name="settings" size={24} />,
    anatomy: <Icon name="undo" size={64} />,
  },
  Legend: {
    do: <Legend>Lautstärke</Legend>,
    dont: <Legend>Hier stellst du ein, wie laut der Sender ist</Legend>,
  },
}
