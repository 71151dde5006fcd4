import { numberFormat } from '@kleinzeug/shell/labels'
import { englishShellLabels } from '@kleinzeug/shell/labels/en'
import type { NumberGuessingLabels } from './labels.ts'
import type { NumberRange } from './model/range.ts'

const whole = numberFormat('en')
const one = numberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const bits = numberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const guesses = (count: number) => (count === 1 ? '1 guess' : `${count} guesses`)
const range = ({ low, high }: NumberRange) => `${whole(low)} to ${whole(high)}`
const list = (named: readonly string[]) => new Intl.ListFormat('en').format(named)

/** The English texts of Number Guessing. */
export const englishLabels: NumberGuessingLabels = {
  ...englishShellLabels,
  title: 'Number Guessing',
  number: (number) => whole(number),

  left: (count) => `${whole(count)} possible`,
  leftWithLie: (count, doubted) => `${whole(count)} possible, ${whole(doubted)} with a lie`,
  attempt: (attempt, enough) => `Guess ${attempt}, ${enough} will do`,
  challenged: (played) => `A challenge from ${range(played)}. Both of you guess the same number.`,
  readyToGuess: (played) => `I think of a number from ${range(played)}. Guess it.`,
  ready: {
    think: (played) => `Think of a number from ${range(played)}. I guess, you answer.`,
    adversary: (played) =>
      `I do not settle on a number: each answer is true and helps as little as possible. ${range(played)}.`,
    lie: (played, lies) =>
      `I think of a number from ${range(played)} and may lie ${lies === 2 ? 'twice' : 'once'}. Guess it.`,
    daily: (played) => `The number of the day lies in ${range(played)} and is the same for everybody.`,
    pair: () => 'One sets the number, the other guesses. Then you swap.',
  },
  told: (guess, answer) =>
    answer === 'equal'
      ? `${whole(guess)} is right.`
      : `${whole(guess)} is too ${answer === 'higher' ? 'low' : 'high'}.`,
  found: (count, enough) =>
    count < enough
      ? `Found with ${guesses(count)}. With thought ${enough} are enough; you had luck too.`
      : count === enough
        ? `Found with ${guesses(count)}. Nothing better is certain.`
        : `Found with ${guesses(count)}. With thought ${enough} are enough.`,
  foundByProgram: (guess, count, enough) =>
    `${whole(guess)}, found with ${guesses(count)}. I never need more than ${enough}.`,
  ask: (guess) => `Is it ${whole(guess)}?`,
  onlyOne: (guess) => `It can only be ${whole(guess)}.`,
  liesTold: (places) =>
    places.length === 0
      ? 'I told no lie this time.'
      : places.length === 1
        ? `Answer ${places[0]} was the lie.`
        : `Answers ${places.join(' and ')} were the lies.`,
  gaveUp: (secret) => `It was ${whole(secret)}.`,
  gaveUpOpen: (left) =>
    left.low === left.high
      ? `Only ${whole(left.low)} was left.`
      : `No number was settled on. All from ${range(left)} were still possible.`,
  turns: 'Turns',
  turn: (place, guess, answer, left) =>
    `${place}. ${whole(guess)}: ${answer === 'equal' ? 'right' : answer === 'higher' ? 'too low' : 'too high'}, ${whole(left)} possible`,

  guess: 'Guess',
  guessField: (played) => `Your number, ${range(played)}`,
  numberProblem: (problem, played) =>
    problem === 'not-a-number'
      ? `Enter a whole number from ${range(played)}.`
      : `The number is out of range. Take one from ${range(played)}.`,
  lower: 'lower',
  higher: 'higher',
  equal: 'right',
  newGame: 'New game',
  giveUp: 'Give up',
  tomorrow: 'There will be a new number tomorrow.',
  newDay: "Today's number",
  steps: {
    answer: 'answer',
    takeBack: 'taking the answers back',
    game: 'new game',
    results: 'clearing the statistics',
    rounds: 'clearing the score',
    sample: 'example',
  },
  undoable: {
    game: 'The game was ended.',
    results: (mode, played) => `The statistics “${mode}, ${played}” were cleared.`,
    rounds: 'The score was cleared.',
  },
  takeBack: 'Take the last answer back',
  keys: {
    field: 'Enter a number',
    higher: 'My number is higher',
    lower: 'My number is lower',
    equal: 'The number is right',
    undo: 'Undo',
    redo: 'Redo',
    newGame: 'New game',
    trySample: 'Try the example',
    showKeys: 'Show the keys',
  },

  contradictionTitle: 'This does not fit together',
  contradiction: (told, lies) => {
    const named = told.map(
      ({ place, guess, answer }) =>
        `answer ${place} (${whole(guess)} is too ${answer === 'higher' ? 'low' : 'high'})`,
    )
    if (named.length === 1) return `No number is left: ${named[0]} cannot be.`
    return lies === 0
      ? `No number is left between ${list(named)}. One of them cannot be.`
      : `Of ${list(named)} at least ${lies === 2 ? 'three are wrong; two lies were' : 'two are wrong; one lie was'} allowed.`
  },
  changeFrom: (place) => `Answer again from answer ${place}`,
  yourNumber: 'Which number was it?',
  check: 'Check the answers',
  wrong: (number, places) =>
    places.length === 1
      ? `For ${whole(number)} answer ${places[0]} was wrong.`
      : `For ${whole(number)} answers ${list(places.map(String))} were wrong.`,
  allRight: (number) => `For ${whole(number)} all answers are right.`,

  names: ['First player', 'Second player'],
  nameField: (player) => (player === 0 ? 'Name of the first player' : 'Name of the second player'),
  secretFor: (setter, guesser) => `${setter} sets a number while ${guesser} looks away.`,
  secretField: (setter) => `Secret number of ${setter}`,
  setSecret: 'Set it',
  guesserTurn: (guesser) => `${guesser} guesses.`,
  score: 'Score',
  scoreOf: (name, rounds, count) =>
    `${name}: ${guesses(count)} in ${rounds === 1 ? '1 round' : `${rounds} rounds`}`,
  leading: (name) => `${name} leads.`,
  even: 'It is a draw.',
  clearScore: 'Clear the score',

  mode: 'Game',
  modes: {
    guess: 'You guess',
    think: 'I guess',
    adversary: 'Adversary',
    lie: 'With a lie',
    daily: 'Today',
    pair: 'Two players',
  },
  guessHint: 'Every answer is true. Guess the middle, and bad luck cannot hurt.',
  modeHints: {
    think: 'I check whether your answers fit together, and name those that do not.',
    adversary: 'There is no luck here: only who always hits the middle needs as few as possible.',
    lie: "Stanisław Ulam's game: one or two answers may be false, “right” is always true. Pale is what is possible only with a lie.",
    daily: 'Once a day, from 1 to 1,000. You can share the result without giving the number away.',
    pair: 'One device, two heads. Whoever needs fewer guesses in all wins.',
  },
  range: 'Range',
  rangeOf: ({ low, high }) => `${whole(low)}–${whole(high)}`,
  ownRange: 'own',
  low: 'from',
  high: 'to',
  rangeProblem: (problem, most, lies) => {
    switch (problem) {
      case 'not-whole':
        return 'Enter two whole numbers.'
      case 'out-of-bounds':
        return 'Take numbers from 0 to 1,000,000.'
      case 'too-small':
        return 'The second number must be higher than the first.'
      default:
        return `With ${lies === 2 ? 'two lies' : 'a lie'} ${whole(most)} numbers are the most. Make the range smaller.`
    }
  },
  rangeLater: 'Takes effect with the next game.',
  lieAllowed: 'I may lie',
  lies: 'Lies',
  lieCount: (lies) => (lies === 2 ? 'two at most' : 'one at most'),

  share: 'Copy the result',
  shareText: ({ title, count, enough, gaveUp, bars, series }) =>
    [
      `Number Guessing ${title}: ${gaveUp ? `gave up after ${guesses(count)}` : guesses(count)}, ${enough} will do`,
      bars,
      ...(series > 1 ? [`${series} days in a row`] : []),
    ].join('\n'),
  shareDay: (day) => day,
  shareBars: 'One bar for each guess: how much it was sure to rule out. Who halves has full ones only.',
  shared: 'Result copied.',
  series: (days) => (days === 1 ? '1 day' : `${days} days in a row`),
  challenge: 'Challenge somebody',
  challengeHint:
    'Begins a new game and copies a link. Whoever opens it guesses the same number; nothing is sent.',
  challengeCopied: 'Link copied. Whoever opens it guesses the same number as you.',
  challengeLink: 'Link of the challenge',
  coach: 'Review',
  coachIntro: 'Filled is what a guess was sure to rule out, the mark is the best guess.',
  coachTurn: (place, guess, sure, best, won) =>
    `Guess ${place}, ${whole(guess)}: sure of ${bits(sure)} of at most ${bits(best)} bits, won ${bits(won)}`,
  coachSum: (sure, best) =>
    sure >= best - 0.005
      ? 'Every guess was the best one.'
      : `Won for sure: ${bits(sure)} of ${bits(best)} bits.`,
  coachLieIntro: 'Filled is what was as good as the best guess; any other surely costs one more.',
  coachLieTurn: (place, guess, isBest) =>
    `Guess ${place}, ${whole(guess)}: ${isBest ? 'as good as the best' : 'cost a guess'}`,
  coachLieSum: (wasted) => (wasted === 0 ? 'Every guess was the best one.' : `Wasted: ${guesses(wasted)}.`),
  inWords: 'Numbers in (German) words too',
  speak: 'Read aloud',
  noVoice: 'Your device has no German voice of its own.',
  statistics: 'Statistics',
  noResults: 'No game has been won yet. How many guesses you needed will stand here.',
  gaveUpGames: (count) => `${whole(count)} given up`,
  games: (count) => (count === 1 ? '1 game' : `${whole(count)} games`),
  mean: (mean) => `mean ${one(mean)}`,
  halvingMean: (mean) => `halving: ${one(mean)}`,
  distribution: 'Games by guesses',
  bar: (count, played, halving) =>
    `${guesses(count)}: ${played === 1 ? '1 game' : `${played} games`}, by halving ${one(halving)}`,
  you: 'you',
  halving: 'always the middle',
  clearResults: (mode, played) => `Clear the statistics: ${mode}, ${played}`,
}

/** Under the name that the German texts have: the English entry exports these. */
export { englishLabels as defaultLabels }
