import type pt from '../../pt/records/guided.ts'
import type { Translated } from '../../translated.ts'

export default {
  subtitle: 'Saved automatically.',
  line: 'Parts of the record',
  written: 'Written:',
  next: 'Next',
  back: 'Back',
  missing: 'Before you sign, complete:',
  steps: {
    complaint: {
      short: 'Complaint',
      title: 'What brings the patient?',
      hint: 'Choose a phrase or start typing. On a keyboard, numbers choose and Enter continues.',
    },
    history: {
      short: 'History',
      title: 'How did it start and progress?',
      hint: 'Onset, duration, what makes it better or worse, what the patient denies.',
    },
    background: {
      short: 'Background',
      title: 'Background',
      hint: 'Illnesses, current medicines, surgeries and family history.',
    },
    exam: {
      short: 'Exam',
      title: 'What did you find?',
      hint: 'Video exam, reported measurements and test results.',
    },
    diagnosis: {
      short: 'Diagnosis',
      title: 'What is the working diagnosis?',
      hint: 'Suggestions based on what you wrote. The decision is yours.',
    },
    conduct: {
      short: 'Management',
      title: 'What is the plan?',
      hint: 'Management, guidance and prescription. On a keyboard, Shift and a number use a template for this diagnosis; Shift and 9 repeat the last prescription; + prescribes another medicine; Shift and 0 make the prescription.',
    },
    sign: { short: 'Sign', title: 'Check and sign', hint: 'Once signed, you can only add addenda.' },
  },
  models: { subtitle: 'What you prescribe and write often, at hand in every consultation.' },
  phrases: {
    ownCount_one: '{{count}} phrase of yours',
    ownCount_other: '{{count}} phrases of yours',
    starterCount_one: '{{count}} starter phrase',
    starterCount_other: '{{count}} starter phrases',
    editOf: 'Edit phrases of {{name}}',
    editOne: 'Edit',
    noSpecialty: 'Add a specialty to write your phrases.',
    specialty: 'Specialty',
    of: 'Quick phrases',
    edit: 'Edit phrases',
    title: 'My quick phrases',
    hint: 'One phrase per line, up to 30. Two underscores (__) mark a blank to fill in.',
    save: 'Save phrases',
    restore: 'Restore the original phrases',
    saved: 'Phrases saved.',
  },
  cid: { title: 'Suggested diagnoses', none: 'No suggestions yet: search by code or words.' },
  choose: {
    subtitle: 'Choose which of today’s consultations to write up.',
    none: 'No consultations today',
    noneDetail: 'Other days are in Appointments.',
    all: 'See appointments',
    action: 'Open',
    write: 'Open {{name}}’s record',
  },
} satisfies Translated<typeof pt>
