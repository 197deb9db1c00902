import type pt from '../../pt/site/home.ts'
import type { Translated } from '../../translated.ts'

export default {
  title: 'Emma: health care in Brazil by video and near you, prices upfront',
  description:
    'Find doctors, psychologists, dietitians and other professionals in Brazil. Compare real prices and times, by video or in person, and book your consultation online.',
  heading: 'Human care, when you need it.',
  lead: 'Compare real prices and times from professionals who see you by video or close to home. No account needed to look around.',
  search: {
    label: 'Find professionals',
    what: 'What are you looking for?',
    hint: 'Symptom, name or city',
    where: 'Where',
    any: 'Anywhere',
    video: 'By video',
    place: 'In person',
    go: 'Search',
    popular: 'Popular searches',
    all: 'See all',
    suggestions: 'Suggestions',
  },
  next: 'Next available',
  book: 'Book',
  now: {
    one: 'Urgent care: 1 professional on duty now',
    many: 'Urgent care: {{count}} professionals on duty now',
    wait: 'Wait of {{from}} to {{to}} min',
    waitNone: 'No wait right now',
    waitUpTo: 'Wait of up to {{minutes}} min',
    waitAbout: 'Wait of about {{minutes}} min',
    waitUnknown: 'Waiting time not yet measured today',
    refund: 'full refund if nobody sees you within {{minutes}} minutes',
    go: 'See someone now',
    nobody: 'Urgent care: nobody is on duty at the moment',
    nobodyText: 'See who is available in the next few hours. In an emergency, call 192 (SAMU).',
    nobodyGo: 'See the next available times',
  },
  today: 'Available today',
  soon: 'Next available times',
  everybody: 'See all professionals',
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Choose at your own pace',
        text: 'Search by symptom, specialty or name. Price, duration and times are shown before you sign up.',
      },
      {
        title: 'Book and pay',
        text: 'By Pix or card. Your time is held while you pay, and the price you saw is the price you pay.',
      },
      {
        title: 'See your professional',
        text: 'By video, right in your browser with nothing to install, or at their practice. Prescriptions and certificates arrive in your account.',
      },
    ],
    prices: 'Consultations currently cost from {{from}} to {{to}}.',
  },
  specialties: { title: 'Specialties', all: 'See all specialties' },
  trust: {
    title: 'Why you can trust us',
    items: [
      {
        title: 'Registrations checked',
        text: 'Our team checks the council registration before the first consultation. Physicians can advertise a specialty only with its RQE (specialist registration).',
      },
      {
        title: 'Documents anyone can verify',
        text: 'Every prescription and certificate has a code that any pharmacy can check here. The ICP-Brasil signature is shown when the professional signs with a certificate.',
      },
      {
        title: 'You see who had access',
        text: 'Every access to your health record is logged, and you can see who looked at it, when and why.',
      },
      {
        title: 'Refunds with no small print',
        text: 'Cancel up to {{hours}} hours before the start and you get a full refund.',
      },
    ],
  },
  reviews: { title: 'What patients say', of: 'about {{name}}' },
  professionals: {
    title: 'Do you see patients? Your schedule fits here.',
    text: 'No monthly fee: Emma keeps {{percent}}% of each paid consultation, and the rest can be withdrawn {{days}} days after the consultation. Schedule, video, records and prescriptions included.',
    go: 'Emma for professionals',
  },
  faq: {
    title: 'Frequently asked questions',
    items: [
      {
        q: 'Do I need an account to see prices and times?',
        a: 'No. Prices, durations and available times are open to everyone. You need an account only to book, because the consultation is in your name.',
      },
      {
        q: 'Does a video consultation count as a medical consultation?',
        a: 'Yes. Telemedicine is allowed in Brazil (Law 14.510/2022 and CFM Resolution 2.314/2022). The professional decides with you when you need to be examined in person.',
      },
      {
        q: 'What is a video consultation like?',
        a: 'It opens in the browser on your phone or computer. Beforehand, you test your camera, microphone and connection. There is nothing to install.',
      },
      {
        q: 'Can I cancel?',
        a: 'Yes, from your schedule. Up to {{hours}} hours before the start, you get a full refund; after that, the screen shows how much you get back before you confirm.',
      },
      {
        q: 'Do I get prescriptions and certificates?',
        a: 'Yes, when the professional considers them necessary. The document arrives in your account as a PDF, with a verification code. It is written in Portuguese.',
      },
      {
        q: 'What if it is an emergency?',
        a: 'Don’t wait for a consultation: call 192 (SAMU) or go to the nearest emergency room.',
      },
    ],
  },
} satisfies Translated<typeof pt>
