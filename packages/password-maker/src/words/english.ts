export { default as all } from './english.json'

/** Words of the list that are never drawn, by reason; reviewed by hand. Strength is computed from what is left. */
export const excluded = {
  contempt: 'backstab crazy pureblood racism savage wimp',
  sex: 'fondling groin grope lustfully lustily seduce seducing unisexual womb',
  violence: 'enslave gore handgun overkill strangle',
  // A hyphen looks like a separator.
  hyphen: 'drop-down felt-tip t-shirt yo-yo',
}
