import type { RecipeProblem } from './model/generator.ts'
import type { SiteRulesProblem } from './model/rules/passwordRules.ts'

/** The German texts of what is wrong with a recipe, which load when something is. */
export const problemLabels = {
  problem: (problem: RecipeProblem) => {
    switch (problem.kind) {
      case 'no-characters':
        return 'So bleibt kein Zeichen übrig. Erlaube mindestens eine Gruppe.'
      case 'set-emptied':
        return 'Eine Pflichtgruppe ist leer, weil alle ihre Zeichen weggelassen werden. Lass weniger weg oder streiche die Pflicht.'
      case 'too-short':
        return `Für alle Pflichtgruppen sind mindestens ${problem.least} Zeichen nötig. Erhöhe die Höchstlänge oder streiche eine Pflicht.`
      case 'separator':
        return 'Ein Trennzeichen hat höchstens fünf Zeichen und keine Buchstaben, sonst wären Wörter nicht mehr zu unterscheiden.'
      case 'list-separator':
        return 'In deiner Liste beginnen Wörter mit anderen. Ohne Trennzeichen sähen verschiedene Passwörter gleich aus; wähl eines, oder Großbuchstaben am Wortanfang.'
      case 'wifi-list':
        return 'Ein WLAN-Passwort besteht aus ASCII-Zeichen. Deine Liste hat andere Buchstaben, etwa Umlaute; nimm hier eine mitgelieferte.'
      case 'wifi-sign':
        return 'Ein WLAN-Passwort besteht aus ASCII-Zeichen. Nimm ein anderes Trennzeichen.'
      case 'wifi-length':
        return 'Ein WLAN nimmt 8 bis 63 Zeichen an. So kommt keins davon heraus; ändere Länge oder Trennzeichen.'
      default:
        return problemLabels.rulesProblem(problem.problem)
    }
  },
  rulesProblem: ({ kind, part }: SiteRulesProblem) => {
    switch (kind) {
      case 'no-colon':
        return `In „${part}“ fehlt der Doppelpunkt, zum Beispiel „required: upper“.`
      case 'unknown-rule':
        return `„${part}“ ist keine Regel. Bekannt sind required, allowed, max-consecutive, minlength und maxlength.`
      case 'unknown-class':
        return `„${part}“ ist keine Zeichengruppe. Bekannt sind upper, lower, digit, special, ascii-printable, unicode und [Zeichen in Klammern].`
      case 'open-bracket':
        return `In „${part}“ fehlt die schließende Klammer.`
      case 'bad-number':
        return `In „${part}“ steht keine ganze Zahl ab 1.`
      case 'range':
        return `„${part}“ passt nicht zusammen: Die kleinste Länge liegt über der größten oder über 128.`
      case 'too-many':
        return `Mehr als ${part} Pflichtgruppen verlangt keine Website. Fasse Gruppen mit Komma zusammen.`
      default:
        return 'Hier steht noch keine Regel.'
    }
  },
}
