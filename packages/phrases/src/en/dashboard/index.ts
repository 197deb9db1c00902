import type pt from '../../pt/dashboard/index.ts'
import type { Translated } from '../../translated.ts'

export default {
  zone: {
    title: 'Your device is on {{device}}',
    detail: 'You see appointments in {{own}}. Do you want to change it?',
    practice:
      'Your calendar is in {{own}}. If you change it, your working hours keep their times and count in {{device}}. Booked appointments stay at their moment.',
    change: 'Use {{device}}',
    keep: 'Keep {{own}}',
  },
  home: {
    returns: 'Your return visits',
    recent: 'See again',
    queue: 'You are in the urgent care queue',
    position_one: 'You are next',
    position_other: 'Number {{count}} in line',
    about: 'wait of about {{from}} min',
    wait: 'wait of {{from}} to {{to}} min',
    toQueue: 'See my place in line',
    urgent: 'Urgent care',
    onDutyCount_one: '{{count}} professional on duty now',
    onDutyCount_other: '{{count}} professionals on duty now',
    noOnDuty: 'Nobody is on duty at the moment.',
    steps: {
      title: 'First steps',
      done: '{{done}} of {{total}}',
      account: 'Account created',
      address: 'Add your address, which prescriptions carry',
      book: 'Book your first appointment',
    },
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
    search: 'Search by name, specialty or city',
    searchHint: 'Name, specialty or city',
    searchButton: 'Search',
    specialties: 'Specialties',
    seeAll: 'See all',
    noSpecialties: 'There are no specialties yet.',
    favorites: 'Your favourites',
    noFavorites: "Press a specialist's heart to find them here.",
    tour: 'Get to know Emma',
    tourDetail: 'New here?',
    noTour: 'Decline the invitation',
    favoritesAll: 'See all favourites',
  },
} satisfies Translated<typeof pt>
