export { default as all } from './german.json'

/** Words of the list that are never drawn, by reason; reviewed by hand. Strength is computed from what is left. */
export const excluded = {
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
