import { exampleOf } from './exampleParts.ts'

/** The example in English. */
export const exampleResume = () =>
  exampleOf({
    language: 'en',
    name: 'Example',
    professionData: {
      title: 'Building services engineer',
      professionReasonText:
        'Twelve years of planning and site management, four of them with a team. Looks for work in which heat pumps are not only planned but put into operation.',
    },
    employments: [
      {
        title: 'Project manager, building services',
        bullets: [
          'Led 14 projects of 0.4 to 6.2 million euros, 13 of them within budget',
          'Built up a team of four with a fixed plan of training',
          'Converted 212 inhabited flats to heat pumps',
        ],
      },
      {
        title: 'Planning engineer, heating and ventilation',
        bullets: [
          'Design, tendering and supervision by HOAI, phases 3 to 8',
          'Introduced heat load calculation by DIN EN 12831 to the office',
        ],
      },
      { title: 'Technical draughtswoman', bullets: ['Surveys and plans of 38 heating plants'] },
    ],
    education: [
      {
        title: 'Bachelor of Engineering, energy technology',
        bullets: ['Final grade 1.6; thesis on buffer storage in old buildings'],
      },
      { title: 'Apprenticeship as plant mechanic' },
    ],
    trainings: [{ title: 'Certificate for refrigerants, category I' }],
    languages: [
      { title: 'German', level: 'native' },
      { title: 'English', level: 'fluent, C1' },
      { title: 'Turkish', level: 'basic, A2' },
    ],
    letter: {
      subject: 'Application as project manager for district heating',
      salutation: 'Dear Dr Groß,',
      text: 'you are looking for somebody who brings heat pumps into inhabited houses without leaving the inhabitants in the cold. This is what I have done in 212 flats in the last five years.\n\nAt Weißhaupt & Söhne I lead four engineers and am responsible for projects of up to 6.2 million euros. Thirteen of fourteen stayed within budget, because we measure each plant for a year and plan by what we find. I would like to bring this along.\n\nI can begin on 1 March 2027 and look forward to meeting you.',
      enclosures: ['Resume', 'Certificates'],
    },
    interests: [{ title: 'Rowing in a club' }, { title: 'Repair café' }, { title: 'Choir' }],
  })
