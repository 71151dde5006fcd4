import type { Domain, ScaleId } from './score.ts'

/** English names of the scales of the questionnaire. */
export const scales: Record<ScaleId, string> = {
  N: 'Neuroticism',
  N1: 'Anxiety',
  N2: 'Anger',
  N3: 'Depression',
  N4: 'Self-consciousness',
  N5: 'Immoderation',
  N6: 'Vulnerability',
  E: 'Extraversion',
  E1: 'Friendliness',
  E2: 'Gregariousness',
  E3: 'Assertiveness',
  E4: 'Activity level',
  E5: 'Excitement-seeking',
  E6: 'Cheerfulness',
  O: 'Openness',
  O1: 'Imagination',
  O2: 'Artistic interests',
  O3: 'Emotionality',
  O4: 'Adventurousness',
  O5: 'Intellect',
  O6: 'Liberalism',
  A: 'Agreeableness',
  A1: 'Trust',
  A2: 'Morality',
  A3: 'Altruism',
  A4: 'Cooperation',
  A5: 'Modesty',
  A6: 'Sympathy',
  C: 'Conscientiousness',
  C1: 'Self-efficacy',
  C2: 'Orderliness',
  C3: 'Dutifulness',
  C4: 'Achievement-striving',
  C5: 'Self-discipline',
  C6: 'Cautiousness',
}

/** What a domain is about, in a clause. */
export const domainMeaning: Record<Domain, string> = {
  N: 'how close worry and tension get to you',
  E: 'how much you are drawn to others and outdoors',
  O: 'how much you like to think, feel and try new things',
  A: 'how much trust and consideration you give others',
  C: 'how planned and persistent you go about things',
}
