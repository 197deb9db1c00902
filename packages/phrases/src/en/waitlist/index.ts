import type pt from '../../pt/waitlist/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  join: {
    button: 'Tell me if an earlier time opens',
    buttonOf: 'Tell me if an earlier time with {{name}} opens',
    title: 'Tell me when a time opens',
    detail:
      'When somebody cancels with {{name}}, the time is held for 10 minutes for whoever is next. You are notified and decide.',
    until: 'I want a time until',
    untilHint: 'After this day you leave the list automatically.',
    submit: 'Join the waiting list',
    done: 'You are on the waiting list, at place {{position}}.',
    already: 'You are on the waiting list, at place {{position}}.',
    see: 'See my lists',
  },
  offer: {
    title: 'A time has opened for you',
    detail: '{{specialty}} with {{name}}, {{moment}}.',
    instead: 'In place of your consultation of {{moment}}, at the same price.',
    paying: 'Finish the payment while the time is held.',
    left: 'Held for another {{time}}',
    move: 'Move to this time',
    book: 'Book this time',
    pay: 'Continue the payment',
    pass: 'Let it pass',
    passTitle: 'Let it pass?',
    passDetail: 'The time goes to the next person. You stay on the waiting list.',
    placeTitle: 'The place of the consultation changes',
    placeDetail: 'Before: {{before}}. After: {{after}}.',
    placeAgree: 'Yes, change the place',
    moved: 'Consultation moved to {{moment}}.',
    passed: 'The time was passed on. You stay on the list.',
  },
  lines: {
    title: 'My waiting lists',
    earlier: 'Before the consultation of {{moment}}',
    until: 'Any time until {{date}}',
    position: 'Place {{position}}',
    next: 'You are next',
    leave: 'Leave the list',
    leaveOf: 'Leave the waiting list of {{name}}',
    leaveTitle: 'Leave the waiting list?',
    leaveDetail: 'You lose your place with {{name}}.',
    left: 'You have left the waiting list.',
  },
} satisfies Translated<typeof pt>
