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
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
    subtitle: 'How can we take care of you today?',
    search: 'Search by name, specialty or city',
    searchHint: 'Name, specialty or city',
    searchButton: 'Search',
    specialties: 'Specialties',
    seeAll: 'See all',
    noSpecialties: 'There are no specialties yet.',
    onDuty: 'On duty now',
    onDutyAll: 'Go to urgent care',
    noOnDuty: 'Nobody is on duty right now.',
    favorites: 'Your favourites',
    noFavorites: "Press a specialist's heart to find them here.",
    tour: 'Get to know Emma',
    tourDetail: 'New here?',
    noTour: 'Decline the invitation',
    favoritesAll: 'See all favourites',
  },
} satisfies Translated<typeof pt>
