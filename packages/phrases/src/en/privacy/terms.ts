import type pt from '../../pt/privacy/terms.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Read and accept to continue',
  kind: { terms: 'The terms of use have changed', privacy: 'The privacy policy has changed' },
  intro: 'You accepted version {{old}} on {{date}}. This is version {{version}}, of {{published}}.',
  changes: 'What changed',
  whole: 'Whole text',
  accept: 'I have read and accept it',
  leave: 'Sign out',
  erase: 'Erase my account',
  refuse:
    'If you do not agree, you can sign out or ask for your account to be erased. Booked consultations stand.',
  refuseSpecialist: 'If you do not agree, sign out and contact support. Booked consultations stand.',
  stale: 'There is a newer version. Read this one.',
  accepted: 'Thank you. We keep the version and the date.',
  diff: {
    added: 'added',
    removed: 'removed',
    end: 'end',
    summary: 'Added: {{added}}. Removed: {{removed}}.',
    same: 'The words are the same.',
  },
} satisfies Translated<typeof pt>
