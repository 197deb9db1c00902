import type pt from '../../pt/waitlist/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  join: {
    button: 'Notify me if an earlier time opens up',
    buttonOf: 'Notify me if an earlier time with {{name}} opens up',
    title: 'Notify me when a time opens up',
    detail:
      'When somebody cancels with {{name}}, the time is held for 10 minutes for whoever is next. You are notified and decide.',
    until: 'I want a time up to',
    untilHint: 'After this day, you leave the list automatically.',
    submit: 'Join the waiting list',
    done: 'You are number {{position}} on the waiting list.',
    already: 'You are number {{position}} on the waiting list.',
    see: 'See my lists',
  },
  offer: {
    title: 'A time has opened up for you',
    detail: '{{specialty}} with {{name}}, {{moment}}.',
    instead: 'In place of your consultation on {{moment}}, at the same price.',
    paying: 'Finish the payment while the time is held.',
    left: 'Held for another {{time}}',
    move: 'Move to this time',
    book: 'Book this time',
    pay: 'Continue the payment',
    pass: 'Decline this time',
    passTitle: 'Decline this time?',
    passDetail: 'The time goes to the next person. You stay on the waiting list.',
    placeTitle: 'The place of the consultation changes',
    placeDetail: 'Before: {{before}}. After: {{after}}.',
    placeAgree: 'Yes, change the place',
    moved: 'Consultation moved to {{moment}}.',
    passed: 'You declined the time. You stay on the list.',
  },
  lines: {
    title: 'My waiting lists',
    earlier: 'Before the consultation on {{moment}}',
    until: 'Any time up to {{date}}',
    position: 'Number {{position}}',
    next: 'You are next',
    leave: 'Leave the list',
    leaveOf: 'Leave the list for {{specialty}} with {{name}}',
    leaveTitle: 'Leave the waiting list?',
    leaveDetail: 'You lose your place with {{name}}.',
    left: 'You have left the waiting list.',
  },
} satisfies Translated<typeof pt>
