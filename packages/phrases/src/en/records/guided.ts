import type pt from '../../pt/records/guided.ts'
import type { Translated } from '../../translated.ts'

export default {
  subtitle: 'Saved automatically.',
  line: 'Parts of the record',
  written: 'Written:',
  next: 'Next',
  back: 'Back',
  missing: 'Before you sign, write:',
  steps: {
    complaint: {
      short: 'Complaint',
      title: 'What brings the patient?',
      hint: 'Choose a phrase or begin to write. On a keyboard, numbers choose and Enter goes on.',
    },
    history: {
      short: 'History',
      title: 'How did it begin and go on?',
      hint: 'Onset, duration, what helps and what does not, what the patient denies.',
    },
    background: {
      short: 'Background',
      title: 'Background',
      hint: 'Diseases, medicines, operations and family.',
    },
    exam: {
      short: 'Exam',
      title: 'What did you see?',
      hint: 'Exam by video, reported measures and results.',
    },
    diagnosis: {
      short: 'Hypothesis',
      title: 'What is the hypothesis?',
      hint: 'Suggestions from what you wrote. The decision is yours.',
    },
    conduct: {
      short: 'Conduct',
      title: 'What is to be done?',
      hint: 'Conduct, guidance and prescription. On a keyboard, Shift and a number use a model for this diagnosis; Shift and 0, make the prescription.',
    },
    sign: { short: 'Sign', title: 'Check and sign', hint: 'Once signed, only addenda.' },
  },
  phrases: {
    of: 'Quick phrases',
    edit: 'Edit phrases',
    title: 'My quick phrases',
    hint: 'One phrase a line, up to 30. Two underscores (__) mark what is to be filled in.',
    save: 'Save phrases',
    restore: 'Back to the first phrases',
    saved: 'Phrases saved.',
  },
  cid: { title: 'Suggested diagnoses', none: 'No suggestion yet: search by code or words.' },
  choose: {
    subtitle: 'Choose today’s consultation to write about.',
    none: 'No consultation today',
    noneDetail: 'Those of other days are in Consultations.',
    all: 'See consultations',
    action: 'Open',
    write: 'Open the record of {{name}}',
  },
} satisfies Translated<typeof pt>
