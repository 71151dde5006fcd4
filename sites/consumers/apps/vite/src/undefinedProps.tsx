// Every optional prop may be given as `undefined`, also under exactOptionalPropertyTypes: this file only has to compile.
import { Button, Choice, Dialog, Icon, Notice, Switch, TextField } from '@kleinzeug/ui'

interface Settings {
  readonly emphasis?: 'primary' | 'danger'
  readonly onChange?: () => void
  readonly className?: string
}

export const Controls = ({ emphasis, onChange, className }: Settings) => (
  <Dialog open={false} onClose={() => {}} title="" className={className}>
    <Button variant={emphasis} className={className} icon={<Icon name="check" size={undefined} />} />
    <Switch label="" onChange={onChange} />
    <TextField label="" onChange={onChange} />
    <Choice legend="" value="" onChange={() => {}} options={[]} className={className} disabled={undefined} />
    <Notice tone={undefined} className={className} />
  </Dialog>
)
