import type pt from '../../pt/booking/proposals.ts'
import type { Translated } from '../../translated.ts'

export default {
  card: {
    title: 'Another time proposed',
    words: '{{name}} proposes to move your {{specialty}} appointment.',
    for: 'For {{name}}.',
    now: 'Current time',
    next: 'New time',
    until: 'Answer by {{moment}}. Moving is free.',
    accept: 'Accept the new time',
    decline: 'Keep it as it is',
    accepted: 'Appointment moved to {{moment}}',
    declined: 'The appointment stays as it is. The specialist was notified.',
  },
  title: 'Propose another time',
  detail:
    '{{name}}’s appointment is {{moment}}. It moves only if the patient accepts. Until then, the new time is reserved.',
  notOpen: 'You have no open time at {{hour}}. Choose one of the open times.',
  place: 'The place changes: from {{before}} to {{after}}.',
  close: 'Close',
  submit: 'Propose',
  submitTo: 'Propose {{moment}}',
  sent: 'Proposal sent. The patient has until {{moment}} to answer.',
  waiting: {
    words: 'You proposed {{moment}}. The patient has until {{until}} to answer.',
    withdraw: 'Withdraw proposal',
    withdrawn: 'Proposal withdrawn. The patient was notified.',
  },
} satisfies Translated<typeof pt>
