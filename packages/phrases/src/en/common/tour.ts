import type pt from '../../pt/common/tour.ts'
import type { Translated } from '../../translated.ts'

export default {
  label: 'Get to know Emma',
  slide: '{{at}} of {{total}}',
  go: 'Go to {{at}} of {{total}}: {{title}}',
  dots: 'Parts of the tour',
  previous: 'Back',
  next: 'Next',
  skip: 'Skip',
  start: 'Get started',
  slides: {
    find: {
      title: 'Find someone to care for you',
      detail:
        'Search by name, specialty or city, with or without accents. See prices, reviews and the next available times.',
    },
    book: {
      title: 'Book in a few taps',
      detail:
        'Choose a time and pay by Pix, card or wallet credit. The cancellation policy is shown beforehand.',
    },
    meet: {
      title: 'Talk by video',
      detail:
        'Join from your schedule ten minutes before. Emma tests camera, microphone and connection with you.',
    },
    keep: {
      title: 'Everything in one place',
      detail: 'Prescriptions, test results and appointments stay in Health, with a log of who saw your data.',
    },
    safe: {
      title: 'Your data is yours',
      detail:
        'Your health data is kept encrypted. See who read it, take a copy, or ask for the account to be deleted.',
    },
  },
} satisfies Translated<typeof pt>
