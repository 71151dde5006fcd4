export { Announcer, useAnnouncer, type Announce } from './controls/Announcer.tsx'
export { Button, IconButton, type ButtonProps, type IconButtonProps } from './controls/Button.tsx'
export { Choice, type ChoiceProps } from './controls/Choice.tsx'
export { Dialog, type DialogProps } from './controls/Dialog.tsx'
export {
  RangeField,
  SelectField,
  TextArea,
  TextField,
  type RangeFieldProps,
  type SelectFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from './controls/Field.tsx'
export { Legend } from './controls/Legend.tsx'
export { Notice, type NoticeProps } from './controls/Notice.tsx'
export { Switch, type SwitchProps } from './controls/Switch.tsx'
export { DotMatrix, type DotMatrixProps } from './dotMatrix/DotMatrix.tsx'
export { chooseFiles, decodeText, openFile, readText, type ChooseFilesOptions } from './files.ts'
export { saveFile } from './saveFile.ts'
export { copyText } from './copyText.ts'
export { leftPath, searchPath, themePath } from './icons/framePaths.ts'
export { Icon, type IconName } from './icons/Icon.tsx'
export { LineDrawing } from './icons/LineDrawing.tsx'
export { KeyDialog, type KeyDialogProps } from './keys/KeyDialog.tsx'
export type { KeyBinding } from './keys/keyTable.ts'
export { useKeys } from './keys/useKeys.ts'
export { useSliderKeys } from './keys/useSliderKeys.ts'
export { createPaintQueue, type PaintQueue } from './paintQueue.ts'
export { isThemeId, themes, type ThemeId } from './themes.ts'
export { useHydrated } from './useHydrated.ts'
