import type pt from '../../pt/booking/sign-up.ts'
import type { Translated } from '../../translated.ts'

export default {
  home: 'Emma: home page',
  next: 'Continue',
  terms: '{{minutes}} min · {{where}}',
  summary: {
    title: 'Your consultation',
    when: 'When',
    duration: 'Duration',
    minutes: '{{minutes}} minutes',
    where: 'Where',
  },
  account: { has: 'Already have an account?', enter: 'Sign in and keep this time' },
  taken: {
    title: 'Somebody has just taken this time',
    next: 'Nothing was charged. Choose one of the next available times:',
    none: 'Nothing was charged. Choose another time.',
    all: 'See all times',
    others: 'See other specialists',
  },
  email: {
    title: 'What is your e-mail?',
    subtitle: 'We send a code to confirm it. Once confirmed, the time is reserved while you finish.',
    label: 'E-mail',
  },
  code: {
    title: 'Enter the code',
    sentTo: 'We sent 6 digits to {{email}}.',
    sent: 'Enter the 6 digits that we sent to your e-mail. If you have already used the code, request another one.',
    known: 'If this e-mail has an Emma account, the message shows how to sign in without losing the time.',
    correct: 'Correct the e-mail',
  },
  details: {
    title: 'Almost there',
    subtitle: 'These details go on the receipt and to the professional who sees you.',
    fullName: 'Full name',
    cpf: 'CPF',
    birthDate: 'Date of birth',
    birthDateHint: 'dd/mm/yyyy',
    cellPhone: 'Cell phone with area code',
    accept:
      'I have read and accept the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
    other: 'Use another e-mail',
    newTab: 'Opens in another tab',
    submit: 'Payment',
    submitLabel: 'Payment: continue',
  },
  held: {
    until: 'Time reserved until {{hour}}',
    over: 'The reservation for this time has expired.',
    again: 'Reserve it again',
    begin: 'Confirm the e-mail again',
    changed: 'What this time offers has changed. Nothing was charged: check it before you continue.',
    see: 'Check',
    retry: 'Try again',
  },
} satisfies Translated<typeof pt>
