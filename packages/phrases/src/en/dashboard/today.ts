import type pt from '../../pt/dashboard/today.ts'
import type { Translated } from '../../translated.ts'

export default {
  count: {
    none: 'No consultations today',
    appointments_one: '{{count}} consultation',
    appointments_other: '{{count}} consultations',
    over_one: '{{count}} over',
    over_other: '{{count}} over',
  },
  next: {
    label: 'Next patient',
    nameAge_one: '{{name}}, {{count}} year old',
    nameAge_other: '{{name}}, {{count}} years old',
    online: 'by video',
    inPerson: 'in person',
    allergy: 'Allergy: {{name}}',
    noAllergies: 'No allergies noted',
    allergiesUnknown: 'Allergies could not be read',
    reason: 'Reason: {{text}}',
    noReason: 'No reason given',
    first: 'First visit with you',
    last: 'Last visit on {{date}}',
    enter: 'Join the consultation',
    open: 'Open the record',
  },
  arrived: {
    now: 'Entered the room just now',
    here: 'Entered the room {{time}} ago',
    lost: 'Lost the connection',
    left: 'Left the room at {{hour}}',
  },
  line: { unanswered: 'Questionnaire pending', first: 'first visit', guardian: 'guardian: {{name}}' },
  over: {
    finished_one: '{{count}} finished',
    finished_other: '{{count}} finished',
    absent_one: '{{count}} absent patient',
    absent_other: '{{count}} absent patients',
    show: 'show',
    hide: 'hide',
  },
  now: 'Now, {{hour}}',
  free: { from: 'Free from {{from}} to {{to}}', block: 'Block' },
  show: { label: 'Show', all: 'All', online: 'By video' },
  account: {
    see: 'See my registration',
    incomplete: 'Your registration is incomplete: nobody can book with you.',
    underReview: 'Your registration is under review: nobody can book with you until it is approved.',
    refused: 'Your registration was not approved: nobody can book with you.',
    suspended: 'Your account is suspended: nobody can book with you.',
  },
  none: {
    all: 'No consultations today',
    online: 'No consultations by video today',
    detail: 'Open times in the calendar to see patients.',
    calendar: 'Open the calendar',
  },
  duty: {
    title: 'On duty',
    nobody: 'Nobody is waiting',
    waiting_one: '{{count}} person waiting',
    waiting_other: '{{count}} people waiting',
    since: 'the first for {{time}}',
    on: 'you are on duty',
    off: 'you are off duty',
    open: 'Open the queue',
    enter: 'Go on duty',
  },
  setup: {
    title: 'Set up your practice',
    done: '{{done}} of {{total}}',
    steps: {
      portrait: { title: 'Photo', missing: 'Without it, patients see only your initials.' },
      bio: { title: 'About you', missing: 'Without it, your page does not say how you work.' },
      specialty: {
        title: 'Specialty with RQE, or general practitioner',
        missing: 'Without it, patients do not find you.',
      },
      price: { title: 'Price', missing: 'Without it, nobody can book.' },
      hours: { title: 'Hours and duration', missing: 'Without them, your page has no available times.' },
      place: {
        title: 'Place or video consultations',
        missing: 'Without either, patients do not know where the visit is.',
      },
      bank_account: {
        title: 'Bank account',
        missing: 'Patients do not see it. Without it, you cannot withdraw money.',
      },
      certificate: {
        title: 'Digital certificate',
        missing:
          'Without it, your documents are printed for a signature by hand. Ask Emma through the contact page.',
      },
      device: {
        title: 'Device test',
        missing: 'Check camera, sound and connection before the first call.',
      },
    },
  },
} satisfies Translated<typeof pt>
