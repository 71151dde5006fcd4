import { iconPaths, type IconName } from './Icon.tsx'

const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name)

/** All icons, in the order of their drawings. */
export const iconNames: readonly IconName[] = Object.keys(iconPaths).filter(isIconName)
