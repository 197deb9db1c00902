import type pt from '../../pt/reviews/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  button: 'Review',
  buttonOf: 'Review the consultation with {{name}}',
  ask: {
    title: 'How was your consultation?',
    detail: '{{specialty}} with {{name}}, {{moment}}.',
    later: 'Not now',
  },
  dialog: {
    title: 'Review the consultation',
    what: 'Your consultation with {{name}}, {{moment}}.',
    rating: 'Your rating',
    ratingMissing: 'Choose a rating from 1 to 5.',
    comment: 'Comment (optional)',
    commentHint: 'Shown with your first name and last initial. Do not mention your health.',
    left: '{{count}} of {{max}}',
    submit: 'Send review',
    cancel: 'Cancel',
    done: 'Thank you! Your review is now public.',
  },
  stars: {
    '1': '1 star: very bad',
    '2': '2 stars: bad',
    '3': '3 stars: fair',
    '4': '4 stars: good',
    '5': '5 stars: very good',
  },
} satisfies Translated<typeof pt>
