/**
 * Words of the lists that are never drawn. Nobody should have to read these aloud on the telephone or type
 * them at work. Reviewed by hand; strength is computed from what is left.
 */
export const excluded = {
  german: [
    // insults and contempt
    ...['arsch', 'asozial', 'abartig', 'deppen', 'dilettanten', 'denunziant', 'gesindel', 'gutmenschen'],
    ...['idiotensicher', 'invalide', 'irrer', 'irrsinn', 'prollen', 'soziopath', 'ungeziefer', 'parasit'],
    ...['zicken', 'zickig', 'kahlkopf', 'mollig', 'korpulent', 'gelackmeiert'],
    // sex
    ...['beischlaf', 'lasziv', 'frivol', 'unzucht', 'wollust', 'stimulieren'],
    // violence and death
    ...['attentat', 'bestialisch', 'erdrosselt', 'ermorden', 'erstach', 'ersticht', 'erstochen', 'fallbeil'],
    ...['geknebelt', 'gelyncht', 'gemobbt', 'geohrfeigt', 'gepeinigt', 'geteert', 'genick', 'hackbeil'],
    ...['halsschlagader', 'hetzen', 'hetzjagd', 'hetzkampagne', 'hetzt', 'ohrfeigen', 'peinigen', 'sadistisch'],
    ...['sargnagel', 'schikanieren', 'sterben', 'tortur', 'tyrannisieren', 'zerfetzt', 'zerstochen'],
    // what makes one retch
    ...['besoffen', 'bespucken', 'bisswunde', 'darmentleerung', 'eiter', 'ekelhaft', 'eklig', 'erbrechen'],
    ...['exkremente', 'gesoffen', 'kotzen', 'notdurft', 'saufen'],
    // words of the National Socialists and for persecution
    ...['deportation', 'endsieg', 'sippenhaft', 'entrechteten', 'zersetzen'],
    // misprints
    ...['bennent', 'ingesamt', 'letzlich', 'guttun', 'verben'],
  ],
  english: [
    // insults and contempt
    ...['backstab', 'crazy', 'pureblood', 'racism', 'savage', 'wimp'],
    // sex
    ...['fondling', 'groin', 'grope', 'lustfully', 'lustily', 'seduce', 'seducing', 'unisexual', 'womb'],
    // violence
    ...['enslave', 'gore', 'handgun', 'overkill', 'strangle'],
    // a hyphen looks like a separator
    ...['drop-down', 'felt-tip', 't-shirt', 'yo-yo'],
  ],
} as const
