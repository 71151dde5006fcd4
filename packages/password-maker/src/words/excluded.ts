/** Words of the lists that are never drawn, by reason; reviewed by hand. Strength is computed from what is left. */
const german = {
  contempt:
    'arsch asozial abartig deppen dilettanten denunziant gesindel gutmenschen idiotensicher invalide irrer irrsinn prollen soziopath ungeziefer parasit zicken zickig kahlkopf mollig korpulent gelackmeiert',
  sex: 'beischlaf lasziv frivol unzucht wollust stimulieren',
  violence:
    'attentat bestialisch erdrosselt ermorden erstach ersticht erstochen fallbeil geknebelt gelyncht gemobbt geohrfeigt gepeinigt geteert genick hackbeil halsschlagader hetzen hetzjagd hetzkampagne hetzt ohrfeigen peinigen sadistisch sargnagel schikanieren sterben tortur tyrannisieren zerfetzt zerstochen',
  disgust:
    'besoffen bespucken bisswunde darmentleerung eiter ekelhaft eklig erbrechen exkremente gesoffen kotzen notdurft saufen',
  persecution: 'deportation endsieg sippenhaft entrechteten zersetzen',
  misprint: 'bennent ingesamt letzlich',
}

const english = {
  contempt: 'backstab crazy pureblood racism savage wimp',
  sex: 'fondling groin grope lustfully lustily seduce seducing unisexual womb',
  violence: 'enslave gore handgun overkill strangle',
  // A hyphen looks like a separator.
  hyphen: 'drop-down felt-tip t-shirt yo-yo',
}

const words = (reasons: Readonly<Record<string, string>>) =>
  Object.values(reasons).flatMap((list) => list.split(' '))

export const excluded = { german: words(german), english: words(english) }
