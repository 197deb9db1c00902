import type pt from '../../pt/assistants/team.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Team',
  subtitle:
    'The people who manage your schedule. Records, prescriptions and your earnings stay with you alone.',
  rights: {
    receipts: 'Issues receipts',
    receiptsOf: '{{name}} issues receipts',
    receiptsHint: 'The schedule, bookings and patients’ contact details are always included.',
  },
  members: {
    title: 'Assistants',
    none: 'Nobody on the team yet. Invite someone below.',
    since: 'On the team since {{date}}',
    noAct: 'no actions yet',
    lastAct: 'last action: {{moment}}',
    changed: 'Permission updated.',
    remove: 'Remove',
    removeOf: 'Remove {{name}} from the team',
    removeTitle: 'Remove {{name}} from the team?',
    removeDetail: 'Access to your schedule ends now, on every device. What was done stays on record.',
    removed: '{{name}} no longer has access.',
  },
  pending: {
    title: 'Invitations sent',
    until: 'Valid until {{date}}',
    resend: 'Send again',
    resendOf: 'Send the invitation to {{name}} again',
    resent: 'Invitation sent again. The previous link is no longer valid.',
    cancel: 'Cancel invitation',
    cancelOf: 'Cancel the invitation to {{name}}',
    canceled: 'Invitation canceled.',
  },
  invite: {
    title: 'Invite an assistant',
    detail: 'The person gets a link by e-mail, valid for 7 days, and chooses their own password.',
    name: 'Name',
    email: 'E-mail',
    send: 'Send invitation',
    sent: 'Invitation sent.',
  },
  acts: {
    title: 'What was done',
    none: 'What your team does appears here.',
    pages: 'Pages of what was done',
    booked: 'Booked',
    link_resent: 'Resent a booking link',
    link_canceled: 'Canceled a booking link',
    proposed: 'Proposed another time',
    proposal_withdrawn: 'Withdrew the proposed time',
    canceled: 'Canceled the appointment',
    receipt: 'Downloaded a receipt',
    outcome: { refused: 'not done', open: 'outcome unknown' },
  },
  invitation: {
    title: '{{name}} invited you to the team',
    detail:
      'You will manage the schedule: see appointments, book, propose another time, cancel, and contact patients by phone or e-mail.',
    detailReceipts:
      'You will manage the schedule: see appointments, book, propose another time, cancel, issue receipts, and contact patients by phone or e-mail.',
    never:
      'You do not see records, prescriptions, exams or the reason for appointments. Everything you do is recorded under your name.',
    email: 'Your e-mail',
    firstName: 'First name',
    lastName: 'Last name',
    password: 'Choose a password',
    confirmation: 'Repeat the password',
    terms: 'I have read and accept the terms of use and the privacy policy',
    termsLink: 'Terms of use',
    privacyLink: 'Privacy policy',
    mustAccept: 'Accept the terms to continue.',
    accept: 'Accept invitation',
    known: 'You already have an assistant account with {{email}}. Log in with it to accept.',
    elsewhere:
      'This invitation is for {{email}}. Sign out of this account and log in with that e-mail to accept.',
    enter: 'Log in to accept',
    joined: 'Invitation accepted.',
    over: 'This invitation is no longer valid',
    overDetail: 'It was used or canceled, or it has expired. Ask the person who invited you for another one.',
    login: 'Go to login',
    other: 'This e-mail already has another account on Emma',
    otherDetail:
      'The invitation went to {{email}}, which belongs to a patient or a specialist. Ask for an invitation to another of your e-mail addresses.',
  },
} as const satisfies Translated<typeof pt>
