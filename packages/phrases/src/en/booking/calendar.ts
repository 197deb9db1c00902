import type pt from '../../pt/booking/calendar.ts'
import type { Translated } from '../../translated.ts'

export default {
  file: {
    name: 'Emma appointments',
    withSpecialist: 'Appointment with {{name}}',
    withPatient: 'Appointment: {{name}}',
    online: 'Online, by video',
    join: 'Join from 10 minutes before: {{url}}',
    open: 'See it on Emma: {{url}}',
    awaiting: 'Awaiting payment.',
    canceled: 'This appointment was canceled.',
    soon: 'Your appointment starts soon',
  },
  feed: {
    title: 'Your appointments in your calendar',
    detail:
      'With this private address Google Calendar, Apple Calendar and Outlook show your appointments and follow changes automatically. Nothing clinical is sent.',
    none: 'You have no address yet.',
    make: 'Create an address',
    address: 'Private address',
    secret: 'Anyone with this address can see your appointments. Do not share it.',
    copy: 'Copy address',
    copied: 'Address copied',
    program: 'Open in my calendar',
    renew: 'Create another address',
    renewTitle: 'Create another address?',
    renewDetail: 'The current address stops working in every calendar that uses it.',
    renewed: 'New address created. The old one no longer works.',
    revoke: 'Turn off',
    revokeTitle: 'Turn off this address?',
    revokeDetail: 'Calendars that use it no longer receive your appointments.',
    revoked: 'Address turned off.',
    made: 'Address created.',
  },
} satisfies Translated<typeof pt>
