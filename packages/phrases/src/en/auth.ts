import type pt from '../pt/auth.ts'
import type { Translated } from '../translated.ts'

export default {
  login: {
    title: 'Sign in to Emma',
    subtitle: 'Consultations, records and agenda in one place.',
    patientTitle: 'Your consultation starts here',
    patientSubtitle: 'Sign in to book and follow your consultations.',
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    forgot: 'Forgot my password',
    submit: 'Sign in',
    noAccount: 'No account yet?',
    create: 'Create account',
    specialistDoor: 'I am a specialist',
    patientDoor: 'I am a patient',
    emailRequired: 'Type your e-mail.',
    emailInvalid: 'Type a valid e-mail, such as name@example.com.',
    passwordRequired: 'Type your password.',
    points: {
      book: 'Book with specialists all over Brazil',
      call: 'Consult by video, from wherever you are',
      record: 'Prescriptions and records always at hand',
    },
  },
  secondFactor: {
    title: 'Confirm that it is you',
    subtitle: 'Type the 6-digit code of your authenticator app.',
    code: 'Verification code',
    codeRequired: 'Type the 6 digits of the code.',
    submit: 'Confirm',
    back: 'Back',
  },
  ended: {
    expired: 'Your session ended for security. Sign in again to go on.',
    elsewhere: 'You signed out in another tab.',
    signed_out: 'You signed out. See you soon!',
  },
} satisfies Translated<typeof pt>
