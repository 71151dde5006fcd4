import type { Domain, ScaleId } from './score.ts'

/** German names of the scales of the questionnaire. */
export const scales: Record<ScaleId, string> = {
  N: 'Neurotizismus',
  N1: 'Besorgtheit',
  N2: 'Reizbarkeit',
  N3: 'Niedergeschlagenheit',
  N4: 'Befangenheit',
  N5: 'Maßlosigkeit',
  N6: 'Verletzlichkeit',
  E: 'Extraversion',
  E1: 'Herzlichkeit',
  E2: 'Geselligkeit',
  E3: 'Durchsetzung',
  E4: 'Aktivität',
  E5: 'Erlebnishunger',
  E6: 'Fröhlichkeit',
  O: 'Offenheit',
  O1: 'Fantasie',
  O2: 'Sinn für Kunst',
  O3: 'Gefühlstiefe',
  O4: 'Freude am Neuen',
  O5: 'Freude am Denken',
  O6: 'Liberalität',
  A: 'Verträglichkeit',
  A1: 'Vertrauen',
  A2: 'Aufrichtigkeit',
  A3: 'Hilfsbereitschaft',
  A4: 'Nachgiebigkeit',
  A5: 'Bescheidenheit',
  A6: 'Mitgefühl',
  C: 'Gewissenhaftigkeit',
  C1: 'Zutrauen',
  C2: 'Ordnungsliebe',
  C3: 'Pflichtgefühl',
  C4: 'Leistungsstreben',
  C5: 'Selbstdisziplin',
  C6: 'Besonnenheit',
}

/** What a domain is about, in a clause. */
export const domainMeaning: Record<Domain, string> = {
  N: 'wie nah dir Sorgen und Anspannung gehen',
  E: 'wie sehr es dich zu anderen und nach draußen zieht',
  O: 'wie gern du Neues denkst, fühlst und ausprobierst',
  A: 'wie viel Vertrauen und Rücksicht du anderen gibst',
  C: 'wie planvoll und beharrlich du vorgehst',
}
